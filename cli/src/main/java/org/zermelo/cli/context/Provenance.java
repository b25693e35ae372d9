package org.zermelo.cli.context;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.JsonShape;

/** Where a result comes from, so that it can be made again. */
public final class Provenance {

    private static final JsonShape<List<String>> SHAPE = new JsonShape<List<String>>()
            .text("version", arguments -> version())
            .text("jdk", arguments -> System.getProperty("java.vm.version"))
            .text("command", arguments -> shortened("zermelo " + String.join(" ", arguments)));

    private Provenance() {}

    /** The program's version. */
    public static String version() {
        String version = Provenance.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }

    static Map<String, @Nullable Object> of(List<String> arguments) {
        return SHAPE.json(arguments);
    }

    /** A command line without what lies behind its first thousand letters, such as a long row. */
    public static String shortened(String command) {
        int most = 1000;
        return command.length() <= most ? command : command.substring(0, most) + " ...";
    }
}
