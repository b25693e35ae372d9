package org.zermelo.present.exam;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.exam.sets.Proof;
import org.zermelo.exam.sets.Proof.Branch;
import org.zermelo.exam.sets.Proof.Step;
import org.zermelo.present.words.Words;
import org.zermelo.rule.RulePosition;

/** A proof in sentences, one a line, what follows from a move indented under it. */
public final class ProofText {

    private static final Pattern OF_HEAP = Pattern.compile("h(\\d+):([^:]+)");
    /** The arguments of phrases that are moves. */
    private static final Set<String> MOVES = Set.of("move", "answer");

    private final Words words;
    private final StringBuilder out;

    ProofText(Words words, StringBuilder out) {
        this.words = words;
        this.out = out;
    }

    /** A position by its numbers; which moves were made last is told by the proof itself. */
    public static String shown(Object position) {
        if (!(position instanceof RulePosition rule)) {
            return position.toString();
        }
        String numbers = IntStream.range(0, rule.size())
                .mapToObj(i -> Long.toString(rule.value(i)))
                .collect(Collectors.joining(", "));
        return rule.size() == 1 ? numbers : "(" + numbers + ")";
    }

    /** A line; a move is told as {@link #move} tells it. */
    void line(int indent, String key, Object... namesAndValues) {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            if (MOVES.contains(namesAndValues[i])) {
                namesAndValues[i + 1] = move(namesAndValues[i + 1], words);
            }
        }
        out.append("    ".repeat(indent)).append(words.say(key, namesAndValues)).append('\n');
    }

    /** A move as an exam tells it: +1 on heap 2, where the notation has h2:+1. */
    public static String move(Object move, Words words) {
        Matcher named = OF_HEAP.matcher(move.toString());
        return named.matches()
                ? words.say("exam.why.move", "move", named.group(2), "heap", named.group(1))
                : move.toString();
    }

    private String name(boolean first) {
        return words.say(first ? "exam.player.first" : "exam.player.second");
    }

    /**
     * Writes a proof.
     *
     * @param first whether the first player is to move in its position
     */
    <P, M> void write(Proof<P, M> proof, boolean first, int indent) {
        String who = name(first);
        String other = name(!first);
        if (proof.claim().wins()) {
            wins(proof, first, indent, who, other);
        } else {
            loses(proof, first, indent, who, other);
        }
        if (proof.cut()) {
            line(indent + 1, "exam.why.cut");
        }
    }

    private <P, M> void wins(Proof<P, M> proof, boolean first, int indent, String who, String other) {
        int n = proof.claim().moves();
        if (proof.holds()) {
            if (proof.branches().isEmpty()) {
                line(indent, "exam.why.wins-by", "who", who, "other", other, "n", n);
                return;
            }
            Branch<P, M> branch = proof.branches().get(0);
            boolean now = branch.step() == Step.WINS;
            line(
                    indent,
                    now ? "exam.why.wins-now" : "exam.why.wins-move",
                    "who",
                    who,
                    "move",
                    branch.move(),
                    "position",
                    shown(branch.next()));
            if (branch.proof() != null) {
                write(branch.proof(), !first, indent);
            }
            return;
        }
        if (n <= 1) {
            line(indent, "exam.why.no-win-now", "who", who, "position", shown(proof.position()));
            return;
        }
        line(indent, "exam.why.no-win", "who", who, "n", n, "position", shown(proof.position()));
        proof.branches().forEach(branch -> branch(branch, first, indent + 1));
    }

    private <P, M> void loses(Proof<P, M> proof, boolean first, int indent, String who, String other) {
        int n = proof.claim().moves();
        if (proof.holds()) {
            line(indent, n == 1 ? "exam.why.loses-one" : "exam.why.loses", "who", who, "other", other, "n", n);
            proof.branches().forEach(branch -> branch(branch, first, indent + 1));
            return;
        }
        if (proof.branches().isEmpty()) {
            if (n > 0 && !proof.cut()) {
                line(indent, "exam.why.stuck", "who", who, "position", shown(proof.position()));
            }
            return;
        }
        escape(proof.branches().get(0), first, n, indent);
    }

    /** A move by which the player to move escapes a loss by the other's n-th move. */
    <P, M> void escape(Branch<P, M> branch, boolean first, int n, int indent) {
        Proof<P, M> rest = branch.proof();
        boolean brief = rest != null && rest.claim().moves() == 1;
        String key = switch (branch.step()) {
            case WINS -> "exam.why.escapes-winning";
            case TIES -> "exam.why.escapes-tie";
            default -> brief ? "exam.why.escapes-at-once" : "exam.why.escapes";
        };
        line(
                indent,
                key,
                "who",
                name(first),
                "other",
                name(!first),
                "n",
                n,
                "move",
                branch.move(),
                "position",
                shown(branch.next()));
        if (rest != null && !brief) {
            write(rest, !first, indent + 1);
        }
    }

    /** A move of whoever {@code first} says, and what the other makes of it. */
    private <P, M> void branch(Branch<P, M> branch, boolean first, int indent) {
        String who = name(first);
        String other = name(!first);
        Proof<P, M> proof = branch.proof();
        if (proof == null) {
            String key = switch (branch.step()) {
                case OVERSHOOTS -> "exam.why.after-overshoot";
                case TIES -> "exam.why.after-ties";
                default -> "exam.why.after-wins";
            };
            line(indent, key, "move", branch.move(), "position", shown(branch.next()), "who", who, "other", other);
            return;
        }
        if (proof.claim().wins() && proof.holds() && proof.branches().size() == 1) {
            Branch<P, M> answer = proof.branches().get(0);
            if (answer.step() == Step.WINS) {
                line(
                        indent,
                        "exam.why.after-answer",
                        "move",
                        branch.move(),
                        "position",
                        shown(branch.next()),
                        "other",
                        other,
                        "answer",
                        answer.move(),
                        "end",
                        shown(answer.next()));
                return;
            }
        }
        if (proof.claim().wins() && !proof.holds() && proof.claim().moves() <= 1) {
            line(
                    indent,
                    "exam.why.after-no-answer",
                    "move",
                    branch.move(),
                    "position",
                    shown(branch.next()),
                    "other",
                    other);
            return;
        }
        line(indent, "exam.why.after", "move", branch.move(), "position", shown(branch.next()));
        write(proof, !first, indent + 1);
    }
}
