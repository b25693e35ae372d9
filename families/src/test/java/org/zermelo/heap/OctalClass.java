package org.zermelo.heap;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;

/** One line of {@code octal-classes.tsv}. */
public record OctalClass(
        String code,
        OptionalLong period,
        OptionalLong preperiod,
        OptionalLong heapsToProve,
        int max,
        int maxAt,
        int testedTo,
        long sum,
        long fold,
        Map<Integer, Long> fnv,
        int[] first,
        Map<String, Integer> aliases) {

    public static List<OctalClass> all() {
        try (InputStream in = Objects.requireNonNull(OctalClass.class.getResourceAsStream("octal-classes.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.startsWith("code"))
                    .map(OctalClass::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static OctalClass read(String line) {
        String[] f = line.split("\t");
        Map<Integer, Long> fnv = new LinkedHashMap<>();
        pairs(f[9]).forEach((heaps, hash) -> fnv.put(Integer.valueOf(heaps), Long.parseUnsignedLong(hash, 16)));
        Map<String, Integer> aliases = new LinkedHashMap<>();
        pairs(f[11]).forEach((code, shift) -> aliases.put(code, Integer.valueOf(shift)));
        return new OctalClass(
                f[0],
                number(f[1]),
                number(f[2]),
                number(f[3]),
                Integer.parseInt(f[4]),
                Integer.parseInt(f[5]),
                Integer.parseInt(f[6]),
                Long.parseLong(f[7]),
                Long.parseLong(f[8]),
                fnv,
                Arrays.stream(f[10].split(",")).mapToInt(Integer::parseInt).toArray(),
                aliases);
    }

    private static OptionalLong number(String text) {
        return text.equals("-") ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(text));
    }

    private static Map<String, String> pairs(String text) {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (String pair : text.equals("-") ? new String[0] : text.split(",")) {
            pairs.put(pair.substring(0, pair.indexOf(':')), pair.substring(pair.indexOf(':') + 1));
        }
        return pairs;
    }

    @Override
    public String toString() {
        return code;
    }
}
