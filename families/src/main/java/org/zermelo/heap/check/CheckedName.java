package org.zermelo.heap.check;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Watch;
import org.zermelo.solve.certificate.CertificateText;

/**
 * The game that a certificate names: believed only when the name, read as notation, has the moves that the certificate lists for
 * every heap.
 */
final class CheckedName {

    /** A larger common modulus would be a table, not a rule. */
    private static final long MOST_RESIDUES = 4_096;

    private final CertificateText text;
    private final CheckedGame game;
    private final Watch watch;

    CheckedName(CertificateText text, CheckedGame game, Watch watch) {
        this.text = text;
        this.game = game;
        this.watch = watch;
    }

    /**
     * The name; empty when it cannot be read or when it does not show which moves it has.
     *
     * @throws Rejection when it names a game that has other moves
     */
    Optional<String> read(Function<String, Optional<Ruleset>> declared) {
        String name = text.text("game");
        if (text.has("code")) {
            String code = text.text("code");
            demand(name.equals(code) || codeOf(name).equals(Optional.of(code)), "game-is-not-code", name, code);
            return Optional.of(name);
        }
        Optional<CheckedGame> known = name.equals("grundys-game")
                ? Optional.of(CheckedGame.of(new CheckedMove(0, 2, true)))
                : (isCode(name) ? Optional.of(name) : codeOf(name)).map(CheckedGame::ofCode);
        if (known.isPresent()) {
            demand(sameAs(known.get()), "game-is-not-moves", name, "");
            return Optional.of(name);
        }
        Optional<Ruleset> rules = declared.apply(name);
        return rules.isPresent() && sameAs(rules.get())
                ? Optional.of(rules.get().text())
                : Optional.empty();
    }

    private static void demand(boolean same, String key, String name, String code) {
        if (!same) {
            throw new Rejection(key, "game", name, "code", code);
        }
    }

    private static boolean isCode(String name) {
        return name.matches("[0-9A-Z()]+\\.[0-9A-Z()\\[\\]]*");
    }

    /** The code that subtraction games stand for. */
    private static Optional<String> codeOf(String name) {
        boolean allBut = name.matches("all-but\\(\\{[0-9,]*}\\)");
        if (!allBut && !name.matches("subtraction\\(\\{[0-9,]*}\\)")) {
            return Optional.empty();
        }
        TreeSet<Integer> amounts = new TreeSet<>();
        String inside = name.substring(name.indexOf('{') + 1, name.length() - 2);
        for (String amount : inside.isEmpty() ? new String[0] : inside.split(",", -1)) {
            amounts.add(CertificateText.number("game", amount));
        }
        int most = amounts.isEmpty() ? 0 : amounts.last();
        if (most > CheckedGame.MOST_DIGITS) {
            throw new Rejection("code", "seen", name);
        }
        StringBuilder code = new StringBuilder("0.");
        for (int t = 1; t <= most; t++) {
            code.append(amounts.contains(t) == allBut ? '0' : '3');
        }
        return Optional.of(allBut ? code + "[3]" : code.toString());
    }

    /** From this heap on all moves of both games fit that ever do, and recur. */
    private int settled(CheckedGame other) {
        return Math.max(
                        Math.max(game.special().size(), other.special().size()),
                        Math.max(game.longest(), other.longest()))
                + CheckedMove.MOST_COUNTERS_LEFT;
    }

    private boolean sameAs(CheckedGame other) {
        if (!other.repeating().isEmpty()) {
            return false;
        }
        int from = settled(other);
        for (int heap = 0; heap < from + game.residues().size(); heap++) {
            if (!game.fitting(heap).equals(other.fitting(heap))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether declared rules are seen to give every heap the listed moves: small heaps one by one, and all larger ones of one
     * remainder at once.
     *
     * @throws Rejection when they are seen to give some heap others
     */
    private boolean sameAs(Ruleset rules) {
        try {
            DeclaredMoves declared = DeclaredMoves.of(rules);
            int from = settled(game);
            for (int heap = 0; heap < from; heap++) {
                watch.check();
                Set<CheckedMove> moves = declared.of(Progression.of(heap));
                int size = heap;
                moves.removeIf(move -> !move.fits(size));
                demand(game.fitting(heap).equals(moves), "game-is-not-moves", rules.text(), "");
            }
            long modulus = game.residues().size();
            while (modulus <= MOST_RESIDUES) {
                long finer = agrees(rules.text(), declared, from, modulus);
                if (finer == modulus) {
                    return true;
                }
                modulus = finer;
            }
            return false;
        } catch (Progression.Unseen | ArithmeticException e) {
            return false;
        }
    }

    /** The modulus, when all heaps have the same moves as by the rules; a multiple by which it may show, when it does not by this. */
    private long agrees(String name, DeclaredMoves declared, int from, long modulus) {
        for (long heap = from; heap < from + modulus; heap++) {
            watch.check();
            Set<CheckedMove> moves;
            try {
                moves = declared.of(new Progression(heap, modulus));
            } catch (Progression.Unseen unseen) {
                if (modulus % unseen.divisor() == 0) {
                    throw unseen;
                }
                return commonMultiple(modulus, unseen.divisor());
            }
            demand(game.fitting((int) heap).equals(moves), "game-is-not-moves", name, "");
        }
        return modulus;
    }

    private static long commonMultiple(long a, long b) {
        BigInteger common = BigInteger.valueOf(a).gcd(BigInteger.valueOf(b));
        return Math.multiplyExact(a, b / common.longValueExact());
    }
}
