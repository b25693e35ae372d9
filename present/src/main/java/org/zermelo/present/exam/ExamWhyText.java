package org.zermelo.present.exam;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.Fate;
import org.zermelo.exam.sets.Proof;
import org.zermelo.exam.sets.Prover;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Selection;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.present.words.Words;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.value.Outcome;

/** Why a start belongs to a set or does not, and the answer to a question as one writes it in an exam. */
public final class ExamWhyText {

    /** Positions in one explanation. */
    private static final long MOST = 400;

    /** Starts of an answer that are proved in full; the others go the same way. */
    private static final int EXAMPLES = 2;

    /** Moves out of a loss that are shown. */
    private static final int ESCAPES = 3;

    private final Examiner examiner;
    private final Words words;
    private final StringBuilder out = new StringBuilder();
    private final ProofText proofs;

    private ExamWhyText(Examiner examiner, Words words) {
        this.examiner = examiner;
        this.words = words;
        this.proofs = new ProofText(words, out);
    }

    /** Why a value of S answers a question or does not; all pairs with that S where there is also K. */
    public static String of(Part part, long s, Examiner examiner, Words words) {
        ExamWhyText text = new ExamWhyText(examiner, words);
        text.candidate(part, s);
        return text.out.toString();
    }

    /** A question's answer with its reasons: the set, and why the numbers of the answer belong to it. */
    public static String explained(Part part, Examiner examiner, Words words) {
        ExamWhyText text = new ExamWhyText(examiner, words);
        Finding finding = examiner.answer(part);
        text.line(0, ExamText.question(finding, words));
        meaning(part.question().set(), words)
                .ifPresent(meaning -> text.line(1, words.say("general.sentence", "text", meaning)));
        text.line(1, ExamText.set(finding, words));
        text.sets(part, finding.scan());
        List<List<Long>> answered = finding.answered();
        List<List<Long>> shown = answered.isEmpty() ? finding.starts() : answered;
        List<Start<RulePosition>> starts = examiner.starts(part.rules(), finding.scan());
        for (List<Long> values : shown.subList(0, Math.min(answered.isEmpty() ? 1 : EXAMPLES, shown.size()))) {
            starts.stream()
                    .filter(start -> start.values().equals(values))
                    .findFirst()
                    .ifPresent(start -> text.start(part, start, 1));
        }
        if (answered.size() > EXAMPLES) {
            long next = answered.get(EXAMPLES).get(answered.get(EXAMPLES).size() - 1);
            String number = part.question().number();
            text.proofs.line(1, "exam.why.others", "count", answered.size() - EXAMPLES, "number", number, "s", next);
        }
        text.beyond(part, finding, starts);
        return text.out.toString();
    }

    /** The set in the words of a task; none for sets that tasks have no words for. */
    private static Optional<String> meaning(StartSet set, Words words) {
        return words.phrase("exam.variants.set." + set)
                .map(meaning -> meaning.substring(0, 1).toUpperCase(Locale.ROOT) + meaning.substring(1));
    }

    /** Where the least or the greatest S of U is asked: why the next one beyond it does not belong to the set. */
    private void beyond(Part part, Finding finding, List<Start<RulePosition>> starts) {
        boolean least = part.question().ask() == Selection.MIN;
        boolean asked = least || part.question().ask() == Selection.MAX;
        boolean single = finding.starts().stream().allMatch(values -> values.size() == 1);
        if (!asked || !single || finding.answer().isEmpty() || !(part.question().set() instanceof StartSet.Unlucky)) {
            return;
        }
        long edge = finding.answer().get(0);
        starts.stream()
                .filter(start -> start.s() == (least ? edge - 1 : edge + 1))
                .findFirst()
                .ifPresent(start -> start(part, start, 1));
    }

    private void line(int indent, String text) {
        out.append("    ".repeat(indent)).append(text).append('\n');
    }

    /** The easier sets on which a question about two moves rests. */
    private void sets(Part part, ScanRange scan) {
        int plies = part.question().set().plies();
        if (plies < 3 || part.question().set().plies() == StartSet.ANY) {
            return;
        }
        for (String set : List.of("W1", "L1")) {
            Part easier = new Part(part.question().about(StartSet.parse(set)), part.rules());
            Finding finding = examiner.answer(easier);
            String named = ExamText.set(finding, words);
            line(
                    1,
                    meaning(easier.question().set(), words)
                            .map(meaning -> meaning + ": " + named)
                            .orElse(named));
        }
    }

    private void candidate(Part part, long s) {
        ScanRange scan = new ScanRange(s, s, ScanRange.End.GIVEN);
        Optional<String> problem = problem(part, s);
        List<Start<RulePosition>> starts = examiner.starts(part.rules(), scan);
        if (starts.isEmpty() || problem.isPresent()) {
            String why = problem.orElseGet(() -> words.say("exam.why.filtered"));
            line(0, words.say("exam.why.not-a-start", "values", "S = " + s, "why", why));
            return;
        }
        for (Start<RulePosition> start : starts) {
            start(part, start, 0);
            Classes<RulePosition, RuleMove> classes = examiner.classes(part.rules(), start);
            if (!classes.ended(start.position())) {
                out.append(strategies(classes, start.position(), words));
            }
        }
    }

    private Optional<String> problem(Part part, long s) {
        ScanRange range = examiner.scan(part.rules(), part.question().set());
        boolean outside = s < range.from() || range.end() == ScanRange.End.GIVEN && s > range.to();
        return outside
                ? Optional.of(words.say("exam.why.outside", "scan", ExamText.scan(range, words)))
                : Optional.empty();
    }

    private void start(Part part, Start<RulePosition> start, int indent) {
        Classes<RulePosition, RuleMove> classes = examiner.classes(part.rules(), start);
        RulePosition position = start.position();
        boolean pair = start.values().size() > 1;
        String values = pair ? "K = " + start.values().get(0) + ", S = " + start.s() : "S = " + start.s();
        if (classes.ended(position)) {
            line(indent, words.say("exam.why.not-a-start", "values", values, "why", words.say("exam.why.ended")));
            return;
        }
        StartSet set = part.question().set();
        boolean in = classes.in(set, position);
        line(
                indent,
                words.say(Note.of(pair ? "exam.why.start-pair" : "exam.why.start")
                        .with("k", start.values().get(0))
                        .with("s", start.s())
                        .with("position", ProofText.shown(position))));
        String name = ClassNames.of(set, words);
        line(indent, words.say(in ? "exam.why.in" : "exam.why.out", "values", values, "set", set, "name", name));
        reason(classes, position, set, indent);
    }

    private void reason(Classes<RulePosition, RuleMove> classes, RulePosition position, StartSet set, int indent) {
        Prover<RulePosition, RuleMove> prover = new Prover<>(classes, MOST);
        if (set instanceof StartSet.Won won) {
            exactly(classes, position, set, indent);
            moves(classes, position, set, indent);
            boolean can = classes.fate(position, won.plies()).wonWithin(won.moves());
            boolean sooner = classes.fate(position, won.plies()).wonWithin(won.moves() - 1);
            if (sooner) {
                proofs.write(prover.wins(position, won.moves() - 1), true, indent);
                return;
            }
            if (can && won.moves() == 2) {
                noWinNow(classes, position, indent);
            } else if (can && won.moves() > 2) {
                proofs.write(prover.wins(position, won.moves() - 1), true, indent);
            }
            proofs.write(prover.wins(position, won.moves()), true, indent);
        } else if (set instanceof StartSet.Lost lost) {
            exactly(classes, position, set, indent);
            moves(classes, position, set, indent);
            boolean sooner = classes.fate(position, lost.plies()).lostWithin(lost.moves() - 1);
            boolean holds = classes.in(lost, position);
            Fate fate = classes.fate(position, lost.plies());
            if (fate.kind() == Fate.Kind.WIN) {
                proofs.write(prover.wins(position, fate.code()), true, indent);
                return;
            }
            if (!holds && !sooner) {
                prover.escapes(position, lost.moves()).stream()
                        .limit(ESCAPES)
                        .forEach(escape -> proofs.escape(escape, true, lost.moves(), indent));
                return;
            }
            proofs.write(prover.loses(position, sooner ? lost.moves() - 1 : lost.moves()), true, indent);
            if (holds && lost.moves() > 1) {
                int sure = lost.moves() - 1;
                proofs.line(indent, "exam.why.not-sooner", "who", words.say("exam.player.second"), "n", sure);
                proofs.write(prover.loses(position, lost.moves() - 1), true, indent);
            }
        } else if (set instanceof StartSet.Unlucky) {
            unlucky(prover.unlucky(position), indent);
        } else if (set instanceof StartSet.Joined joined) {
            if (joined.how() == StartSet.Join.EITHER) {
                StartSet in = classes.in(joined.first(), position) ? joined.first() : joined.second();
                reason(classes, position, in, indent);
            } else {
                reason(classes, position, joined.first(), indent);
                reason(classes, position, joined.second(), indent);
            }
        } else if (set instanceof StartSet.WonAtAll || set instanceof StartSet.LostAtAll) {
            anyLength(classes, position, indent);
        }
    }

    private void exactly(Classes<RulePosition, RuleMove> classes, RulePosition position, StartSet set, int indent) {
        Fate fate = classes.fate(position, set.plies());
        line(
                indent,
                fate.decided()
                        ? words.say("exam.why.code", "position", ProofText.shown(position), "code", fate.code())
                        : words.say("exam.why.open", "position", ProofText.shown(position), "plies", set.plies()));
    }

    /** For a start that is not in the set: every move with the code of the position that it leads to. */
    private void moves(Classes<RulePosition, RuleMove> classes, RulePosition position, StartSet set, int indent) {
        if (classes.in(set, position)) {
            return;
        }
        proofs.line(indent, "exam.why.moves", "position", ProofText.shown(position));
        for (Classes.Move<RulePosition, RuleMove> move : classes.moves(position, set.plies() - 1)) {
            String key = move.ends()
                    ? move.endsWon() ? "exam.why.move-wins" : "exam.why.move-ends"
                    : move.fate().decided() ? "exam.why.move-code" : "exam.why.move-open";
            proofs.line(
                    indent + 1,
                    key,
                    "move",
                    move.move(),
                    "position",
                    ProofText.shown(move.next()),
                    "code",
                    move.fate().code(),
                    "plies",
                    set.plies() - 1);
        }
    }

    /** Every first move with what it leaves: none ends the play in favour of its player. */
    private void noWinNow(Classes<RulePosition, RuleMove> classes, RulePosition position, int indent) {
        String moves = classes.moves(position, 0).stream()
                .map(move -> words.say(Note.of(move.ends() ? "exam.why.leaves-over" : "exam.why.leaves")
                        .with("move", ProofText.move(move.move(), words))
                        .with("position", ProofText.shown(move.next()))))
                .collect(Collectors.joining(", "));
        proofs.line(indent, "exam.why.no-win-at-once", "who", words.say("exam.player.first"), "moves", moves);
    }

    private void unlucky(Proof<RulePosition, RuleMove> proof, int indent) {
        if (!proof.holds()) {
            proofs.line(indent, "exam.why.no-unlucky");
            proof.branches()
                    .forEach(branch -> proofs.line(
                            indent + 1,
                            "exam.why.after",
                            "move",
                            branch.move(),
                            "position",
                            ProofText.shown(branch.next())));
            return;
        }
        Proof.Branch<RulePosition, RuleMove> unlucky = proof.branches().get(0);
        Proof<RulePosition, RuleMove> answer = unlucky.proof();
        if (answer == null) {
            proofs.line(
                    indent,
                    "exam.why.unlucky-over",
                    "move",
                    unlucky.move(),
                    "position",
                    ProofText.shown(unlucky.next()));
            return;
        }
        Proof.Branch<RulePosition, RuleMove> winning = answer.branches().get(0);
        proofs.line(
                indent,
                "exam.why.unlucky",
                "move",
                unlucky.move(),
                "position",
                ProofText.shown(unlucky.next()),
                "answer",
                winning.move(),
                "end",
                ProofText.shown(winning.next()));
    }

    private void anyLength(Classes<RulePosition, RuleMove> classes, RulePosition position, int indent) {
        Outcome.Result result = classes.result(position);
        if (result == Outcome.Result.LOSS) {
            proofs.line(indent, "exam.why.any-loss", "who", words.say("exam.player.first"));
            return;
        }
        if (result == Outcome.Result.WIN) {
            classes.moves(position, 0).stream()
                    .filter(move -> move.endsWon() || classes.result(move.next()) == Outcome.Result.LOSS)
                    .findFirst()
                    .ifPresent(move -> proofs.line(
                            indent,
                            "exam.why.any-win",
                            "who",
                            words.say("exam.player.first"),
                            "move",
                            move.move(),
                            "position",
                            ProofText.shown(move.next())));
            return;
        }
        proofs.line(indent, "exam.why.any-neither", "position", ProofText.shown(position));
    }

    /**
     * The two questions of the theory: can the first, can the second player win whatever the other does? Nothing for a game
     * that is too large to be looked at as a whole.
     */
    public static String strategies(Classes<RulePosition, RuleMove> classes, RulePosition position, Words words) {
        Outcome.Result result;
        try {
            result = classes.result(position);
        } catch (RefusedException e) {
            return "";
        }
        return words.say("exam.why.strategy-first", "answer", result == Outcome.Result.WIN ? "exam.yes" : "exam.no")
                + "\n"
                + words.say(
                        "exam.why.strategy-second", "answer", result == Outcome.Result.LOSS ? "exam.yes" : "exam.no")
                + "\n";
    }
}
