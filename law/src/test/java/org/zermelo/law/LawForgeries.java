package org.zermelo.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.zermelo.solve.certificate.CertificateText;

/** Certificates of laws with something changed in them, and a digest that is right again. */
final class LawForgeries {

    private static final String DIGEST = "\nsha256: ";

    private final Random random;
    private final List<String> games;

    LawForgeries(long seed, List<String> games) {
        this.random = new Random(seed);
        this.games = games;
    }

    /** A certificate that is not this one. */
    String of(String certificate) {
        String forged;
        do {
            List<String> lines = new ArrayList<>(lines(certificate));
            int changes = 1 + random.nextInt(2);
            for (int i = 0; i < changes; i++) {
                change(lines);
            }
            forged = CertificateText.closed(String.join("\n", lines) + "\n");
        } while (forged.equals(certificate));
        return forged;
    }

    private static List<String> lines(String certificate) {
        return List.of(certificate.substring(0, certificate.indexOf(DIGEST)).split("\n"));
    }

    /** The line of a name. */
    static String line(String certificate, String name) {
        return lines(certificate).stream()
                .filter(line -> line.startsWith(name + ": "))
                .map(line -> line.substring(name.length() + 2))
                .findFirst()
                .orElse("");
    }

    private void change(List<String> lines) {
        int at = random.nextInt(lines.size());
        String line = lines.get(at);
        String name = line.substring(0, line.indexOf(": "));
        String value = line.substring(name.length() + 2);
        switch (random.nextInt(12)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, line);
            case 2 -> lines.add("remark: " + random.nextInt(9));
            case 3 -> lines.set(at, line + " " + random.nextInt(3));
            default -> lines.set(at, name + ": " + other(name, value));
        }
    }

    private String other(String name, String value) {
        return switch (name) {
            case "game" -> random.nextBoolean() ? games.get(random.nextInt(games.size())) : number(value);
            case "convention" -> value.equals("normal") ? "misere" : "normal";
            case "value" -> value.equals("winner") ? "nimber" : "winner";
            case "each-move" -> value.equals("falls") ? "rises" : "falls";
            default -> number(value);
        };
    }

    /** One of the numbers changed. */
    private String number(String value) {
        List<Integer> digits = new ArrayList<>();
        for (int i = 0; i < value.length(); i++) {
            if (Character.isDigit(value.charAt(i))) {
                digits.add(i);
            }
        }
        if (digits.isEmpty()) {
            return value + "0";
        }
        int at = digits.get(random.nextInt(digits.size()));
        return value.substring(0, at) + random.nextInt(10) + value.substring(at + 1);
    }
}
