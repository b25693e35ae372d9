package org.zermelo.heap.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.zermelo.solve.certificate.CertificateText;

/**
 * The rules of a certificate, read from its text alone.
 *
 * @param special the moves of heaps 0, 1, ... that differ from all later heaps
 * @param residues the moves of all later heaps by their remainder, without those of repeating digits; one list when it does not matter
 * @param head how many digits stand before the repeating ones
 * @param repeating the repeating digits; empty when there are none
 */
record CheckedGame(
        List<List<CheckedMove>> special, List<List<CheckedMove>> residues, int head, List<Integer> repeating) {

    /** A larger modulus would be a table, not a rule. */
    private static final long MOST_RESIDUES = 4_096;

    /** More digits are no code that a certificate is made of. */
    static final int MOST_DIGITS = 100_000;

    static CheckedGame read(CertificateText text) {
        if (text.has("code")) {
            return ofCode(text.text("code"));
        }
        List<List<CheckedMove>> special = new ArrayList<>();
        long from = text.whole("moves-from");
        for (int heap = 0; heap < from; heap++) {
            List<CheckedMove> moves = moves(text.text("moves-of-" + heap));
            for (CheckedMove move : moves) {
                if (!move.fits(heap)) {
                    throw new Rejection("move-of-heap", "seen", move, "heap", heap);
                }
            }
            special.add(moves);
        }
        return new CheckedGame(special, residues(text), 0, List.of());
    }

    /** The game in which every heap has this move only. */
    static CheckedGame of(CheckedMove move) {
        return new CheckedGame(List.of(), List.of(List.of(move)), 0, List.of());
    }

    private static List<List<CheckedMove>> residues(CertificateText text) {
        if (!text.has("modulus")) {
            return List.of(moves(text.text("moves")));
        }
        long modulus = text.whole("modulus");
        if (modulus < 2 || modulus > MOST_RESIDUES) {
            throw new Rejection("numbers");
        }
        List<List<CheckedMove>> residues = new ArrayList<>();
        for (int residue = 0; residue < modulus; residue++) {
            residues.add(moves(text.text("moves-of-residue-" + residue)));
        }
        return residues;
    }

    private static List<CheckedMove> moves(String text) {
        List<CheckedMove> moves = new ArrayList<>();
        for (String move : text.isEmpty() ? new String[0] : text.split(" ")) {
            CheckedMove read = CheckedMove.read(move);
            if (moves.contains(read)) {
                throw new Rejection("move-twice", "seen", move);
            }
            moves.add(read);
        }
        return moves;
    }

    static CheckedGame ofCode(String code) {
        int point = code.indexOf('.');
        int bracket = code.indexOf('[');
        if (point < 1 || bracket >= 0 && (!code.endsWith("]") || code.endsWith("[]"))) {
            throw new Rejection("code", "seen", code);
        }
        List<Integer> digits = digits(code.substring(0, point));
        digits.addAll(digits(code.substring(point + 1, bracket < 0 ? code.length() : bracket)));
        List<CheckedMove> moves = new ArrayList<>();
        for (int t = 0; t < digits.size(); t++) {
            for (int parts = 0; parts < 8; parts++) {
                if ((digits.get(t) >> parts & 1) == 1) {
                    moves.add(new CheckedMove(t, parts, false));
                }
            }
        }
        if (moves.stream().anyMatch(move -> move.take() == 0 && move.parts() < 2)) {
            throw new Rejection("code", "seen", code);
        }
        List<Integer> repeating = bracket < 0 ? List.of() : digits(code.substring(bracket + 1, code.length() - 1));
        return new CheckedGame(List.of(), List.of(moves), digits.size(), repeating);
    }

    private static List<Integer> digits(String text) {
        List<Integer> digits = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            int close = text.indexOf(')', i);
            if (text.charAt(i) == '(' && close > i) {
                digits.add(CertificateText.number("code", text.substring(i + 1, close)));
                i = close;
            } else {
                digits.add("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".indexOf(text.charAt(i)));
            }
        }
        if (digits.stream().anyMatch(digit -> digit < 0 || digit > 255)) {
            throw new Rejection("code", "seen", text);
        }
        return digits;
    }

    /** The moves of one heap. */
    List<CheckedMove> movesOf(int heap) {
        return heap < special.size() ? special.get(heap) : residues.get(heap % residues.size());
    }

    /** The moves of one heap that it has the counters for; without those of repeating digits. */
    Set<CheckedMove> fitting(int heap) {
        return movesOf(heap).stream().filter(move -> move.fits(heap)).collect(Collectors.toSet());
    }

    /** The moves of all later heaps, whatever their remainder. */
    List<CheckedMove> moves() {
        return residues.size() == 1
                ? residues.get(0)
                : residues.stream().flatMap(List::stream).toList();
    }

    /** The repeating digit for a take of at least {@link #head} counters. */
    int repeatingDigit(int take) {
        return repeating.get((take - head) % repeating.size());
    }

    int longest() {
        return moves().stream().mapToInt(CheckedMove::take).max().orElse(0);
    }

    int mostParts() {
        return mostParts(moves());
    }

    /** The same, with the heaps whose moves differ. */
    int mostPartsOfAny() {
        return Math.max(
                mostParts(),
                special.stream().mapToInt(CheckedGame::mostParts).max().orElse(0));
    }

    private static int mostParts(List<CheckedMove> moves) {
        return moves.stream().mapToInt(CheckedMove::parts).max().orElse(0);
    }

    boolean apart() {
        return moves().stream().anyMatch(CheckedMove::apart);
    }
}
