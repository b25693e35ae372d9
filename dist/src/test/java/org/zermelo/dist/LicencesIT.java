package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whoever gets the program gets the licences of the jars in it. */
class LicencesIT {

    private static final Path HOME = Path.of(System.getProperty("zermelo.home"));
    private static final Path LICENSES = HOME.resolve("licenses");
    private static final String APACHE = "Apache License, Version 2.0";

    /** The jars of others. */
    private static Set<String> jars() throws IOException {
        try (Stream<Path> all = Files.walk(HOME.resolve("lib"))) {
            return all.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".jar") && !name.startsWith("zermelo-"))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /** The lines of the list: jar and licences. */
    private static Map<String, String> listed() {
        Map<String, String> listed = new TreeMap<>();
        Checkout.read(LICENSES.resolve("THIRD-PARTY.txt"))
                .lines()
                .map(line -> line.split(" \\| "))
                .filter(parts -> parts.length == 3)
                .forEach(parts -> listed.put(parts[0], parts[1]));
        return listed;
    }

    @Test
    void everyJarIsListedAndNoOther() throws IOException {
        assertThat(jars()).hasSizeGreaterThan(20);
        assertThat(listed().keySet()).isEqualTo(jars());
    }

    @Test
    void everyLicenceHasItsText() throws IOException {
        assertThat(Checkout.read(HOME.resolve("LICENSE"))).contains("Apache License", "Version 2.0, January 2004");
        assertThat(HOME.resolve("NOTICE")).content().contains("licenses/THIRD-PARTY.txt");
        assertThat(listed()).allSatisfy((jar, licences) -> {
            String name = jar.replaceFirst("\\.jar$", "");
            Path brought = LICENSES.resolve(name + "-jar/META-INF");
            Path ours = LICENSES.resolve(name.replaceFirst("-\\d[\\w.-]*$", "") + ".txt");
            assertThat(licences.contains(APACHE) || Files.isDirectory(brought) || Files.isRegularFile(ours))
                    .as("a text for %s (%s)", jar, licences)
                    .isTrue();
        });
    }

    /** What a jar no longer in the program asked for is not carried along. */
    @Test
    void everyTextBelongsToAJar() throws IOException {
        try (Stream<Path> texts = Files.list(LICENSES)) {
            assertThat(texts.map(file -> file.getFileName().toString())
                            .filter(name -> !name.equals("THIRD-PARTY.txt"))
                            .map(name -> name.replaceFirst("(-jar|\\.txt)$", "")))
                    .isNotEmpty()
                    .allSatisfy(name ->
                            assertThat(jars()).anyMatch(jar -> jar.matches("\\Q" + name + "\\E(-\\d.*)?\\.jar")));
        }
    }

    @Test
    void jarsThatTheProgramDoesNotUseAreLeftOut() throws IOException {
        assertThat(jars()).noneMatch(jar -> jar.matches(".*(websocket|jndi|-plus|annotation|cdi|webapp).*"));
    }
}
