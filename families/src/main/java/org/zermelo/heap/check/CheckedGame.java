package org.zermelo.heap.check;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

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

    static CheckedGame read(CertificateText text) {
        if (text.has("code")) {
            String code = text.text("code");
            String name = text.text("game");
            if (!name.equals(code) && !code.equals(codeOf(name))) {
                throw new Rejection("game-is-not-code", "game", name, "code", code);
            }
            return ofCode(code);
        }
        List<List<CheckedMove>> special = new ArrayList<>();
        long from = text.whole("moves-from");
        for (int heap = 0; heap < from; heap++) {
            special.add(moves(text.text("moves-of-" + heap)));
        }
        List<List<CheckedMove>> residues = residues(text);
        String name = text.text("game");
        if (name.equals("grundys-game")
                && !(from == 0 && residues.equals(List.of(List.of(new CheckedMove(0, 2, true)))))) {
            throw new Rejection("game-is-not-moves", "game", name);
        }
        return new CheckedGame(special, residues, 0, List.of());
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
            moves.add(CheckedMove.read(move));
        }
        return moves;
    }

    /** The code that subtraction games stand for; empty for other names. */
    private static String codeOf(String name) {
        boolean allBut = name.startsWith("all-but({");
        if (!allBut && !name.startsWith("subtraction({") || !name.endsWith("})")) {
            return "";
        }
        TreeSet<Integer> amounts = new TreeSet<>();
        String inside = name.substring(name.indexOf('{') + 1, name.length() - 2);
        for (String amount : inside.isEmpty() ? new String[0] : inside.split(",")) {
            amounts.add(CertificateText.number("game", amount));
        }
        int most = amounts.isEmpty() ? 0 : amounts.last();
        StringBuilder code = new StringBuilder("0.");
        for (int t = 1; t <= most; t++) {
            code.append(amounts.contains(t) == allBut ? '0' : '3');
        }
        return allBut ? code + "[3]" : code.toString();
    }

    private static CheckedGame ofCode(String code) {
        int point = code.indexOf('.');
        int bracket = code.indexOf('[');
        if (point < 1 || bracket >= 0 && !code.endsWith("]")) {
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
        return moves().stream().mapToInt(CheckedMove::parts).max().orElse(0);
    }

    boolean apart() {
        return moves().stream().anyMatch(CheckedMove::apart);
    }
}
