package org.zermelo.present.lesson;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Language;

/** Lessons as documents. */
public final class LessonJson {

    private LessonJson() {}

    /** The names and titles of all lessons in a language. */
    public static Map<String, @Nullable Object> list(Language language) {
        List<Map<String, @Nullable Object>> lessons = Lesson.all(language).stream()
                .map(lesson -> Json.object(
                        "name",
                        lesson.name(),
                        "title",
                        lesson.title(),
                        "language",
                        lesson.language().code()))
                .toList();
        return Json.object("lessons", lessons);
    }

    /** One lesson. */
    public static Map<String, @Nullable Object> of(Lesson lesson) {
        List<Map<String, @Nullable Object>> blocks = lesson.blocks().stream()
                .map(block -> Json.object(
                        "kind",
                        block.kind(),
                        "lines",
                        block.lines().isEmpty() ? null : block.lines(),
                        "facts",
                        block.facts().isEmpty() ? null : block.facts()))
                .toList();
        return Json.object(
                "name",
                lesson.name(),
                "title",
                lesson.title(),
                "language",
                lesson.language().code(),
                "blocks",
                blocks);
    }
}
