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
    /** Java as short, where the task can be said so; else as {@link #JAVA_LONG}. */
    JAVA("java", "java"),
    /** Java, with a list of the moves and a table of what is known. */
    JAVA_LONG("java-long", "java"),
    /** C++ as short, where the task can be said so; else as {@link #CPP_LONG}. */
    CPP("cpp", "cpp"),
    /** C++, with a list of the moves and a table of what is known. */
    CPP_LONG("cpp-long", "cpp"),
    /** C# as short, where the task can be said so; else as {@link #CSHARP_LONG}. */
    CSHARP("csharp", "cs"),
    /** C#, with a list of the moves and a table of what is known. */
    CSHARP_LONG("csharp-long", "cs"),
    /** Pascal as short, where the task can be said so; else as {@link #PASCAL_LONG}. */
    PASCAL("pascal", "pas"),
    /** Pascal, with a list of the moves and a table of what is known. */
    PASCAL_LONG("pascal-long", "pas");

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

    /** Java, C++, C# or Pascal in whichever form, as the short form of it. */
    Dialect language() {
        return switch (this) {
            case JAVA_LONG -> JAVA;
            case CPP_LONG -> CPP;
            case CSHARP_LONG -> CSHARP;
            case PASCAL_LONG -> PASCAL;
            default -> this;
        };
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
