package org.zermelo.phrase;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import org.zermelo.game.Note;

/** The English of the library: what the messages of its exceptions say. The faces say the same notes in their own languages. */
public final class English implements Speech, Note.Sentences {

    /** A message repeats so much of a long text, enough to know it by. */
    private static final int LONGEST = 300;

    private final WordFile file = new WordFile(bytes());

    /** The English of the library, read once for each object. */
    public English() {}

    /** The file of its phrases, a phrase a line. */
    public static byte[] bytes() {
        try (InputStream in = English.class.getResourceAsStream("english.properties")) {
            return Objects.requireNonNull(in).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Optional<String> phrase(String key) {
        return Optional.ofNullable(file.groupOf(key).get(key));
    }

    @Override
    public String say(Note note) {
        return Speech.super.say(note);
    }

    @Override
    public String apart(String value) {
        return value;
    }

    @Override
    public String figures(String number) {
        return number;
    }

    @Override
    public int form(long count, int forms) {
        return count == 1 ? 0 : forms - 1;
    }

    @Override
    public String visible(String text) {
        StringBuilder visible = new StringBuilder();
        for (int at = 0; at < Math.min(LONGEST, text.length()); at++) {
            visible.append(Character.isISOControl(text.charAt(at)) ? '?' : text.charAt(at));
        }
        return text.length() > LONGEST ? visible.append("...").toString() : visible.toString();
    }
}
