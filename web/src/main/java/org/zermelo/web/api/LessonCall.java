package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.present.lesson.Lesson;
import org.zermelo.present.lesson.LessonJson;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;

/** The lessons, or one of them. */
record LessonCall() implements LastingCall {

    static final List<Param> PARAMETERS = List.of(Param.required("name", "The name of the lesson, such as coin-row."));

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        String name = params.text("name");
        return Reply.of(
                name.isBlank()
                        ? LessonJson.LIST.json(Lesson.all(params.words().language()))
                        : LessonJson.SHAPE.json(Lesson.of(name, params.words().language())));
    }
}
