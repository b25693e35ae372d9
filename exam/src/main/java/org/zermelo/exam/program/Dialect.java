package org.zermelo.exam.program;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;

/** A programming language, and for Python the school's way to write the program. */
public enum Dialect {
    /** Python as short as cheat sheets have it, where the task can be said so; else as {@link #PYTHON_B}. */
    PYTHON("python", "py"),
    /** Python, labels P1 V1 P2 V2 with a cache. */
    PYTHON_A("python-a", "py"),
    /** Python, one function with the number of plies left: any for one player, all for the other. */
    PYTHON_B("python-b", "py"),
    /** Python, signed codes in a dictionary. */
    PYTHON_C("python-c", "py"),
    /** Python, the code of every S, from a table that is filled from its end. */
    PYTHON_ARRAY("python-array", "py"),
    /** Python, the code of every S, by recursion with a dictionary. */
    PYTHON_CODES("python-codes", "py"),
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
        return text.startsWith("python");
    }

    /**
     * The dialect of this name.
     *
     * @throws BadInputException when there is none
     */
    public static Dialect parse(String name) {
        return Arrays.stream(values())
                .filter(d -> d.text.equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new BadInputException(
                        "exam.program.dialect",
                        "seen",
                        name,
                        "allowed",
                        Arrays.stream(values()).map(Dialect::text).collect(Collectors.joining(", "))));
    }
}
