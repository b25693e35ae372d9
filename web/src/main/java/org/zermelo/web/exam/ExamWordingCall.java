package org.zermelo.web.exam;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.exam.WordedTask;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.wording.Wording;
import org.zermelo.game.BadInputException;
import org.zermelo.present.exam.WordingText;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;

/** What is understood of a task in the words of a paper, phrase by phrase; a task whose answers its own words deny is refused. */
public record ExamWordingCall() implements LastingCall {

    public static final List<Param> PARAMETERS =
            List.of(Param.required("text", "The task as it stands in a paper, in Russian, English or Spanish."));

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Wording read = Wording.read(params.required("text"));
        if (read.unread().isEmpty() && read.ownStarts()) {
            throw new BadInputException("exam.wording.own-starts", "outline", read.outline());
        }
        if (read.rules().isPresent()) {
            WordedTask.check(read, read.task(), new Examiner(params.grant().budget(), watch, Examiner.LISTED));
        }
        return Reply.of(WordingText.shape(params.words()).json(read));
    }
}
