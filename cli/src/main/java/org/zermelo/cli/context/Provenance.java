package org.zermelo.cli.context;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.Json;

/** Where a result comes from, so that it can be made again. */
public final class Provenance {

    private Provenance() {}

    /** The program's version. */
    public static String version() {
        String version = Provenance.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }

    static Map<String, @Nullable Object> of(List<String> arguments) {
        return Json.object(
                "version",
                version(),
                "jdk",
                System.getProperty("java.vm.version"),
                "command",
                shortened("zermelo " + String.join(" ", arguments)));
    }

    private static String shortened(String command) {
        int most = 1000;
        return command.length() <= most ? command : command.substring(0, most) + " ...";
    }
}
