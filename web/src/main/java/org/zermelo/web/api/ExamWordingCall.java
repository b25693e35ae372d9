package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.exam.wording.Wording;
import org.zermelo.present.exam.WordingText;
import org.zermelo.solve.Watch;

/** What is understood of a task in the words of a paper, phrase by phrase. */
record ExamWordingCall() implements LastingCall {

    static final List<Param> PARAMETERS =
            List.of(Param.required("text", "The task as it stands in a paper, in Russian or English."));

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        return Reply.of(WordingText.shape(params.words()).json(Wording.read(params.required("text"))));
    }
}
