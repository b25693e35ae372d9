package org.zermelo.web.api;

import java.util.List;
import java.util.stream.Stream;
import org.zermelo.desk.Desk;
import org.zermelo.desk.TableCache;
import org.zermelo.exam.Examiner;
import org.zermelo.present.answer.BoardsJson;
import org.zermelo.present.catalogue.CatalogueJson;
import org.zermelo.present.exam.WordingText;
import org.zermelo.present.exam.view.FixedStart;
import org.zermelo.present.lesson.LessonJson;
import org.zermelo.present.trace.TraceJson;
import org.zermelo.present.train.DrillJson;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.UseCases;
import org.zermelo.store.table.TableShelf;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.exam.ClassesCall;
import org.zermelo.web.exam.ClassesCellCall;
import org.zermelo.web.exam.ExamCall;
import org.zermelo.web.exam.ExamHandoutCall;
import org.zermelo.web.exam.ExamTextCall;
import org.zermelo.web.exam.ExamTreeCall;
import org.zermelo.web.exam.ExamVariantsCall;
import org.zermelo.web.exam.ExamWordingCall;

/** All addresses of the API. */
public final class Endpoints {

    private static final String SVG = "image/svg+xml";

    private static final Desk DESK = Desk.standard();

    private Endpoints() {}

    /**
     * In the order in which the docs list them.
     *
     * @param shelf the stored tables that may be asked
     * @param tables the cache of tables of games under play
     */
    public static List<Endpoint> all(TableShelf shelf, TableCache tables) {
        return all(DESK.keeping(tables), shelf);
    }

    private static List<Endpoint> all(Desk desk, TableShelf shelf) {
        return Stream.concat(
                        byHand(desk, shelf).stream(),
                        UseCases.all().stream().map(useCase -> Endpoint.of(useCase, new UseCall(useCase, desk))))
                .toList();
    }

    private static List<Endpoint> byHand(Desk desk, TableShelf shelf) {
        return List.of(
                new Endpoint(
                        "words",
                        "The page's phrases in one language.",
                        Basics.PREFER,
                        Basics.WORDS,
                        Basics.light((params, watch, news) -> Basics.words(params))),
                new Endpoint(
                        "families",
                        "The families of games that the notation knows.",
                        List.of(),
                        Basics::families,
                        Basics.light((params, watch, news) -> Basics.families(desk, params))),
                new Endpoint(
                        "gallery",
                        "Games to begin with.",
                        Gallery.PARAMETERS,
                        Gallery.SHAPE,
                        Basics.light((params, watch, news) -> Gallery.games(desk, params))),
                new Endpoint(
                        "parse",
                        "Whether a text is a game, or rules with an open S; errors name the place.",
                        List.of(Param.GAME.orNone(), Param.RULES.orNone()),
                        Basics.PARSED,
                        (params, watch, news) -> Basics.parse(desk, params)),
                new Endpoint(
                        "box",
                        "What a text is that was typed: a game, numbers, a task, a name; numbers are answered as"
                                + " games.",
                        BoxCall.PARAMETERS,
                        BoxCall.SHAPE,
                        Basics.light(new BoxCall(desk))),
                new Endpoint(
                        "position",
                        "The answer for a game after some moves, and what the position looks like.",
                        PositionCall.PARAMETERS,
                        PositionCall::shape,
                        new PositionCall(desk)),
                new Endpoint(
                        "reply",
                        "The move of an opponent.",
                        ReplyCall.PARAMETERS,
                        ReplyCall.SHAPE,
                        new ReplyCall(desk)),
                new Endpoint(
                        "tables",
                        "The names of the stored tables in the folder that the server was started with (--tables).",
                        List.of(),
                        ProbeCall.NAMES,
                        Basics.light((params, watch, news) -> ProbeCall.names(shelf))),
                new Endpoint(
                        "probe",
                        "A position looked up in a stored table.",
                        ProbeCall.PARAMETERS,
                        ProbeCall.SHAPE,
                        new ProbeCall(shelf)),
                new Endpoint(
                        "table",
                        "The table of a coin row.",
                        TableCall.PARAMETERS,
                        TableCall.SHAPE,
                        Basics.light(new TableCall(desk))),
                new Endpoint(
                        "boards",
                        "The values of all boards of a game with Left and Right between two sizes.",
                        BoardsCall.PARAMETERS,
                        BoardsJson.SHAPE,
                        new BoardsCall()),
                new Endpoint(
                        "trace",
                        "A method at work, step by step, with its picture before the first step.",
                        TraceCall.PARAMETERS,
                        TraceJson::shape,
                        new TraceCall(desk, false)),
                Endpoint.ofFiles(
                        "trace-picture",
                        "A method at work as a picture in SVG without scripts.",
                        TraceCall.PICTURE_PARAMETERS,
                        new TraceCall(desk, true),
                        SVG),
                new Endpoint(
                        "lessons",
                        "The lessons in one language.",
                        List.of(),
                        LessonJson.LIST,
                        Basics.light(new LessonCall())),
                new Endpoint(
                        "lesson",
                        "One lesson: text, methods to watch, games to try, questions.",
                        LessonCall.PARAMETERS,
                        LessonJson.SHAPE,
                        Basics.light(new LessonCall())),
                new Endpoint(
                        "catalogue",
                        "The board games in words of which every position is solved, and larger ones with their"
                                + " counts.",
                        List.of(),
                        CatalogueJson.SHAPE,
                        Basics.light(new CatalogueCall())),
                new Endpoint(
                        "drill",
                        "A question to train on, drawn by its seed, with every answer that is right.",
                        DrillCall.PARAMETERS,
                        DrillJson.SHAPE,
                        new DrillCall(desk)),
                new Endpoint(
                        "exam",
                        "The answers to an exam task, with every reading.",
                        ExamCall.PARAMETERS,
                        words -> FixedStart.document(Examiner.standard(), words),
                        new ExamCall()),
                new Endpoint(
                        "exam-text",
                        "Explanations, a check of an answer, programs.",
                        ExamTextCall.PARAMETERS,
                        ExamTextCall.SHAPE,
                        new ExamTextCall()),
                Endpoint.ofFiles(
                        "exam-tree",
                        "The strategy tree of a start, as SVG.",
                        ExamTreeCall.PARAMETERS,
                        new ExamTreeCall(),
                        SVG),
                new Endpoint(
                        "exam-wording",
                        "What is understood of a task in the words of a paper, phrase by phrase.",
                        ExamWordingCall.PARAMETERS,
                        WordingText::shape,
                        Basics.light(new ExamWordingCall())),
                new Endpoint(
                        "exam-variants",
                        "Variants of a task with other numbers, and their key.",
                        ExamVariantsCall.PARAMETERS,
                        ExamVariantsCall::shape,
                        new ExamVariantsCall()),
                Endpoint.ofFiles(
                        "exam-handout",
                        "The same variants as a file: sheets, key or solutions to print, or a bank of questions for a"
                                + " course.",
                        ExamHandoutCall.PARAMETERS,
                        new ExamHandoutCall(),
                        ExamHandoutCall.types()),
                new Endpoint(
                        "classes",
                        "The classes of all starts of one or two heaps.",
                        ClassesCall.PARAMETERS,
                        ClassesCall.SHAPE,
                        new ClassesCall()),
                new Endpoint(
                        "classes-cell",
                        "Why one start is in its class: every move and the code of what it leads to.",
                        ClassesCellCall.PARAMETERS,
                        ClassesCellCall.SHAPE,
                        new ClassesCellCall()),
                new Endpoint(
                        "experiments",
                        "The experiments that compare runs.",
                        List.of(),
                        CompareCall::experiments,
                        Basics.light((params, watch, news) -> CompareCall.experiments(params))),
                new Endpoint(
                        "compare",
                        "Methods against each other over growing sizes.",
                        CompareCall.PARAMETERS,
                        CompareCall.SHAPE,
                        new CompareCall(desk)));
    }
}
