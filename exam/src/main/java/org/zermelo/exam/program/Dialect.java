package org.zermelo.exam.program;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;

/** A programming language, and for Python the school's way to write the program. */
public enum Dialect {
    /** Python, labels P1 V1 P2 V2 with a cache. */
    PYTHON_A("python-a", "py"),
    /** Python, one function with the number of plies left: any for one player, all for the other. */
    PYTHON_B("python-b", "py"),
    /** Python, signed codes in a dictionary. */
    PYTHON_C("python-c", "py"),
    JAVA("java", "java"),
    CPP("cpp", "cpp"),
    CSHARP("csharp", "cs"),
    PASCAL("pascal", "pas");

    private final String text;
    private final String extension;

    Dialect(String text, String extension) {
        this.text = text;
        this.extension = extension;
    }

    /** The name on the command line. */
    public String text() {
        return text;
    }

    /** The usual end of a file's name, without the dot. */
    public String extension() {
        return extension;
    }

    boolean python() {
        return this == PYTHON_A || this == PYTHON_B || this == PYTHON_C;
    }

    /**
     * The dialect of this name.
     *
     * @throws BadInputException when there is none
     */
    public static Dialect parse(String name) {
        String wanted = name.equalsIgnoreCase("python") ? "python-b" : name;
        return Arrays.stream(values())
                .filter(d -> d.text.equalsIgnoreCase(wanted))
                .findFirst()
                .orElseThrow(() -> new BadInputException(
                        "exam.program.dialect",
                        "seen",
                        name,
                        "allowed",
                        Arrays.stream(values()).map(Dialect::text).collect(Collectors.joining(", "))));
    }
}
