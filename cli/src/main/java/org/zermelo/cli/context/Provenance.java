package org.zermelo.cli.context;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.JsonShape;

/** Where a result comes from, so that it can be made again. */
public final class Provenance {

    private static final JsonShape<List<String>> SHAPE = new JsonShape<List<String>>()
            .text("version", arguments -> version())
            .text("jdk", arguments -> System.getProperty("java.vm.version"))
            .text("command", Provenance::command);

    private Provenance() {}

    /** The program's version. */
    public static String version() {
        String version = Provenance.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }

    static Map<String, @Nullable Object> of(List<String> arguments) {
        return SHAPE.json(arguments);
    }

    /** The command line as a shell reads it back, without what lies behind its first thousand letters, such as a long row. */
    public static String command(List<String> arguments) {
        int most = 1000;
        String command = arguments.stream().map(Provenance::quoted).collect(Collectors.joining(" ", "zermelo ", ""));
        return command.length() <= most ? command : command.substring(0, most) + " ...";
    }

    private static String quoted(String word) {
        return word.matches("[A-Za-z0-9_./:=-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
