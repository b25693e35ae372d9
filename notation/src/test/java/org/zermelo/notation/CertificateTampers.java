package org.zermelo.notation;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** Certificates that say something else than they did, with a checksum that is right again. */
final class CertificateTampers {

    private static final List<String> NUMBERS = List.of(
            "",
            "0",
            "1",
            "-1",
            "007",
            "1e3",
            "10^6",
            " 3",
            "3 ",
            "\u0663",
            "65536",
            "1000000176",
            "2147483639",
            "2147483647",
            "2147483648",
            "999999999999999999",
            "9223372036854775807",
            "9223372036854775808");
    private static final List<String> MOVES = List.of(
            "1/0", "1/1", "2/0", "2/1", "3/1", "5/1", "1/2", "2/2!", "1/3", "0/2", "0/3", "4/7", "900/1", "0/1", "1/8",
            "x");
    private static final List<String> THEOREMS =
            List.of("breaking", "breaking-apart", "breaking-by-residue", "residue-sets", "three-heaps", "none");

    private final Random random;
    private final List<String> games;
    private final List<List<String>> others;

    /** Tampers that take names of games and whole lines from other certificates. */
    CertificateTampers(long seed, List<String> games, List<String> certificates) {
        this.random = new Random(seed);
        this.games = games;
        this.others = certificates.stream().map(CertificateTampers::lines).toList();
    }

    /** The lines before the checksum. */
    static List<String> lines(String certificate) {
        return certificate.substring(0, certificate.indexOf("sha256: ")).lines().toList();
    }

    /** The certificate of these lines. */
    static String signed(List<String> lines) {
        String body = lines.stream().map(line -> line + "\n").collect(Collectors.joining());
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(body.getBytes(StandardCharsets.UTF_8));
            return body + "sha256: " + HexFormat.of().formatHex(digest) + "\n";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The certificate with one to three changes. */
    String tampered(String certificate) {
        List<String> lines = new ArrayList<>(lines(certificate));
        for (int changes = 1 + random.nextInt(3); changes > 0 && lines.size() > 1; changes--) {
            change(lines);
        }
        return signed(lines);
    }

    private void change(List<String> lines) {
        int at = random.nextInt(lines.size());
        String line = lines.get(at);
        int colon = line.indexOf(": ");
        String name = colon < 0 ? line : line.substring(0, colon);
        String value = colon < 0 ? "" : line.substring(colon + 2);
        switch (random.nextInt(12)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(random.nextInt(lines.size() + 1), line);
            case 2 -> Collections.swap(lines, at, random.nextInt(lines.size()));
            case 3 -> lines.add(pick(pick(others)));
            case 4 -> borrow(lines, name);
            default -> lines.set(at, name + ": " + changed(name, value));
        }
    }

    /** The line of this name as another certificate has it. */
    private void borrow(List<String> lines, String name) {
        pick(others).stream()
                .filter(line -> line.startsWith(name + ": "))
                .findFirst()
                .ifPresent(line -> lines.replaceAll(old -> old.startsWith(name + ": ") ? line : old));
    }

    private String changed(String name, String value) {
        if (name.equals("game")) {
            return random.nextBoolean() ? pick(games) : digitChanged(value);
        }
        if (name.equals("theorem")) {
            return pick(THEOREMS);
        }
        if (name.startsWith("moves") && !name.equals("moves-from")) {
            return listChanged(value, MOVES);
        }
        if (name.equals("values") || name.equals("window")) {
            return listChanged(value, NUMBERS);
        }
        return random.nextInt(3) == 0 ? pick(NUMBERS) : digitChanged(value);
    }

    private String listChanged(String value, List<String> entries) {
        List<String> list = new ArrayList<>(List.of(value.split(" ")));
        int at = random.nextInt(list.size());
        switch (random.nextInt(7)) {
            case 0 -> list.remove(at);
            case 1 -> list.add(at, pick(entries));
            case 2 -> list.add(pick(entries));
            case 3 -> list.set(at, pick(entries));
            case 4 -> list.set(at, digitChanged(list.get(at)));
            case 5 -> list.subList(at, list.size()).clear();
            default -> Collections.swap(list, at, random.nextInt(list.size()));
        }
        return String.join(" ", list);
    }

    /** One of the numbers in a text one more, one less, doubled, or with another digit. */
    private String digitChanged(String value) {
        List<Integer> digits = new ArrayList<>();
        for (int i = 0; i < value.length(); i++) {
            if (Character.isDigit(value.charAt(i))) {
                digits.add(i);
            }
        }
        if (digits.isEmpty()) {
            return pick(NUMBERS);
        }
        int at = pick(digits);
        int to = at + 1;
        while (to < value.length() && Character.isDigit(value.charAt(to)) && to - at < 15) {
            to++;
        }
        long number = Long.parseLong(value.substring(at, to));
        long other = switch (random.nextInt(4)) {
            case 0 -> number + 1;
            case 1 -> Math.max(0, number - 1);
            case 2 -> 2 * number;
            default -> random.nextInt(10);
        };
        return value.substring(0, at) + other + value.substring(to);
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
