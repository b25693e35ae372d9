package org.zermelo.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a build says in the end of the tests that it skipped because there was no browser. */
final class SkippedTests {

    /** As Surefire writes it: the reason stands on the same line. */
    private static final Pattern SKIPPED = Pattern.compile("<skipped\\b[^\\n]*no Chromium with its driver");

    private SkippedTests() {}

    /** Prints the sentence, if there is anything to say, of the reports in these folders: of the page, and of the page without a server. */
    public static void main(String[] folders) throws IOException {
        sentence(count(Path.of(folders[0])), count(Path.of(folders[1]))).ifPresent(System.out::println);
    }

    static Optional<String> sentence(long ofPage, long ofBuild) {
        return Optional.of(
                        "Skipped for want of a browser: " + ofPage + " tests of the page and " + ofBuild
                                + " of the page without a server. As root, this brings it: apt-get install chromium chromium-driver")
                .filter(sentence -> ofPage + ofBuild > 0);
    }

    /** How many tests the reports of a folder tell as skipped without a browser; none where there is no folder. */
    static long count(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return 0;
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> reports =
                    files.filter(file -> file.toString().endsWith(".xml")).toList();
            long count = 0;
            for (Path report : reports) {
                count += SKIPPED.matcher(Files.readString(report)).results().count();
            }
            return count;
        }
    }
}
