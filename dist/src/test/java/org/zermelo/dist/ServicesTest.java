package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A service is named twice: in {@code module-info} for the module path, and in {@code META-INF/services} for the class path. A
 * line that stands in one of them only is a method that half of the users do not have.
 */
class ServicesTest {

    private static final String SERVICES = "META-INF/services/org.zermelo.";
    /** Runs on the class path alone: Spark has no modules. */
    private static final String WITHOUT_MODULES = "spark";

    private static final Pattern PROVIDES = Pattern.compile("provides\\s+([\\w.]+)\\s+with\\s+([\\w.,\\s]+);");

    @Test
    void theModulePathAndTheClassPathOfferTheSameServices() {
        Map<String, Object> byModules = byModules();
        assertThat(byModules).isNotEmpty();
        assertThat(byFiles()).isEqualTo(byModules);
    }

    private static SortedMap<String, Object> byModules() {
        SortedMap<String, Object> found = new TreeMap<>();
        for (Path file : Checkout.files("src/main/java", "module-info.java")) {
            Matcher provides = PROVIDES.matcher(Checkout.read(file));
            while (provides.find()) {
                found.put(
                        moduleOf(file) + " " + provides.group(1),
                        names(provides.group(2).split(",")));
            }
        }
        return found;
    }

    private static SortedMap<String, Object> byFiles() {
        SortedMap<String, Object> found = new TreeMap<>();
        for (Path file : Checkout.files("src/main/resources", "")) {
            String place = file.toString().replace('\\', '/');
            int at = place.indexOf(SERVICES);
            if (at >= 0 && file.toFile().isFile() && !moduleOf(file).equals(WITHOUT_MODULES)) {
                found.put(
                        moduleOf(file) + " "
                                + place.substring(at + "META-INF/services/".length())
                                        .replace('$', '.'),
                        names(Checkout.read(file).split("\n")));
            }
        }
        return found;
    }

    private static String moduleOf(Path file) {
        return Checkout.root().relativize(file).getName(0).toString();
    }

    private static Object names(String[] parts) {
        return Stream.of(parts)
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .sorted()
                .toList();
    }
}
