package org.zermelo.present.lesson;

import java.util.List;
import java.util.Optional;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.lesson.Lesson.Block;
import org.zermelo.present.lesson.Lesson.Course;

/** Lessons as documents. */
public final class LessonJson {

    private static final JsonShape<Lesson> HEAD = new JsonShape<Lesson>()
            .text("name", Lesson::name)
            .text("title", Lesson::title)
            .text("language", lesson -> lesson.language().code())
            .with("group", JsonType.words(Course.values()).about("What the lesson is about."), Lesson::group)
            .with("minutes", JsonType.COUNT.about("How long it takes, about."), Lesson::minutes)
            .with("game", JsonType.TEXT.about("The game that it is shown by."), Lesson::game);

    private static final JsonShape<Block> BLOCK = new JsonShape<Block>()
            .with("kind", JsonType.words("heading", "text", "list", "watch", "try", "check"), Block::kind)
            .maybe("lines", JsonType.TEXTS, block -> Optional.of(block.lines()).filter(lines -> !lines.isEmpty()))
            .maybe(
                    "facts",
                    JsonType.map(JsonType.TEXT),
                    block -> Optional.of(block.facts()).filter(facts -> !facts.isEmpty()));

    /** The names and titles of lessons. */
    public static final JsonShape<List<Lesson>> LIST =
            new JsonShape<List<Lesson>>("Lessons").with("lessons", JsonType.list(HEAD), lessons -> lessons);

    /** One lesson. */
    public static final JsonShape<Lesson> SHAPE = new JsonShape<Lesson>("Lesson")
            .all(HEAD, lesson -> lesson)
            .with("blocks", JsonType.list(BLOCK), Lesson::blocks);

    private LessonJson() {}
}
