package org.zermelo.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether Ctrl-C means anything here: a build that a script started in the background is deaf to it, and so is all that it starts. */
final class Interrupts {

    private Interrupts() {}

    /** Whether SIGINT is ignored by this process, and by those that it starts. */
    static boolean areIgnored() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) {
            return false;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 0b10) != 0);
    }
}
