package org.zermelo.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The arguments as they were typed. Java decodes them by the locale; under a plain C locale every byte beyond ASCII
 * becomes U+FFFD. Where the system shows a process its own raw arguments, they are read again as UTF-8.
 */
final class RawArguments {

    private static final char LOST = '\uFFFD';
    private static final Path RAW = Path.of("/proc/self/cmdline");

    private RawArguments() {}

    static String[] decoded(String[] args) {
        boolean lost = String.join("", args).indexOf(LOST) >= 0;
        if (!lost || !Files.isReadable(RAW)) {
            return args;
        }
        try {
            return last(args.length, Files.readAllBytes(RAW), args);
        } catch (IOException e) {
            return args;
        }
    }

    /** The last {@code count} zero-terminated texts; the arguments as given when there are fewer. */
    static String[] last(int count, byte[] raw, String[] given) {
        List<String> all = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < raw.length; i++) {
            if (raw[i] == 0) {
                all.add(new String(raw, from, i - from, StandardCharsets.UTF_8));
                from = i + 1;
            }
        }
        return all.size() < count
                ? given
                : all.subList(all.size() - count, all.size()).toArray(new String[0]);
    }
}
