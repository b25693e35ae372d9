package org.zermelo.rule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.MoveRule.Target;

/** Makes the moves of a position out of the clauses. */
final class MoveMaker {

    /** A position with more moves is refused; a list of them would be of no use. */
    static final int MOST_MOVES = 4_000_000;

    private final Ruleset rules;
    private final int[] heaps;
    private final boolean[] looksAtOther;
    private final boolean[] takesChosen;
    private final Condition[] guardsBeforeChoices;
    /** By clause, the numbers of which the first choice is one. */
    private final List<Optional<long[]>> listed;

    private final int[] onceBit;

    /** Made when they are asked for: not every clause makes a move that is shown. */
    private final @Nullable MoveTexts[] texts;

    MoveMaker(Ruleset rules) {
        this.rules = rules;
        this.heaps = rules.heaps();
        int count = rules.moves().size();
        this.looksAtOther = new boolean[count];
        this.takesChosen = new boolean[count];
        this.guardsBeforeChoices = new Condition[count];
        this.onceBit = new int[count];
        this.texts = new MoveTexts[count];
        this.listed = rules.moves().stream()
                .map(move -> Optional.ofNullable(move.listed(0)))
                .toList();
        int bits = 0;
        for (int i = 0; i < count; i++) {
            MoveRule move = rules.moves().get(i);
            looksAtOther[i] = move.looksAtOther();
            takesChosen[i] = move.takesChosen();
            guardsBeforeChoices[i] = move.guardBeforeChoices();
            onceBit[i] = move.once() ? bits++ : -1;
        }
    }

    Frame frame(RulePosition position) {
        return new Frame(heaps, position.rawValues());
    }

    List<RuleMove> moves(RulePosition position) {
        List<RuleMove> moves = new ArrayList<>();
        Maker maker = new Maker(position);
        maker.found = (rule, heap, other, next) -> moves.add(maker.move(rule, heap, other));
        maker.all();
        return List.copyOf(moves);
    }

    /** Calls back with the position after each move. */
    void eachOption(RulePosition position, Consumer<RulePosition> option) {
        Maker maker = new Maker(position);
        maker.found = (rule, heap, other, next) ->
                option.accept(remembered(position, rule, identity(position, rule, maker.firstChosen(rule)), next));
        maker.all();
    }

    /** The move of a clause with what is chosen in it, whether or not it exists. */
    RuleMove move(RulePosition position, Step step, List<Long> chosen) {
        Maker maker = new Maker(position);
        maker.aim(new RuleMove(step.rule(), step.heap(), step.other(), chosen, ""));
        return maker.move(step.rule(), step.heap(), step.other());
    }

    RulePosition play(RulePosition position, RuleMove move) {
        long[] next = new Maker(position).after(move);
        long first = move.chosen().isEmpty() ? 0 : move.chosen().get(0);
        return remembered(position, move.rule(), identity(position, move.rule(), first), next);
    }

    /** New values with what the rules remember after a move. */
    private RulePosition remembered(RulePosition before, int rule, long identity, long[] next) {
        int once = onceBit[rule];
        long spent = once < 0 ? before.spent() : before.spent() | 1L << once;
        return before.after(next, spent, identity, rules.repeat().remembered());
    }

    long gain(RulePosition position, RuleMove move) {
        Expr gain = rules.moves().get(move.rule()).gain();
        if (gain instanceof Expr.Literal literal) {
            return literal.value();
        }
        Maker maker = new Maker(position);
        maker.aim(move);
        return maker.frame.value(gain);
    }

    /** One number for a clause and what was chosen in it, never {@link RulePosition#NONE}; 0 where nothing is remembered. */
    private long identity(RulePosition position, int rule, long chosen) {
        if (rules.repeat() == Repeat.ALLOWED) {
            return 0;
        }
        try {
            return Math.addExact(Math.multiplyExact(chosen, onceBit.length), chosen < 0 ? -1 - rule : rule);
        } catch (ArithmeticException e) {
            throw new RefusedException("rule.overflow", "position", position);
        }
    }

    /** The same refusal with the move that was being made. */
    private static RefusedException inMove(RefusedException refusal, MoveRule move) {
        Map<String, Object> args = refusal.note().args();
        Object position = args.get("position");
        return position == null || args.size() > 1
                ? refusal
                : new RefusedException(
                        Note.of(refusal.note().key(), "position", position, "move", move.text()), move.place());
    }

    /** Takes the moves as they are found. */
    private interface Found {
        void move(int rule, int heap, int other, long[] next);
    }

    private final class Maker {
        private final RulePosition position;
        private final Frame frame;
        private @Nullable Frame after;
        private Found found = (rule, heap, other, next) -> {};
        private int count;
        private long rounds;

        Maker(RulePosition position) {
            this.position = position;
            this.frame = frame(position);
        }

        void all() {
            for (int rule = 0; rule < onceBit.length; rule++) {
                if (onceBit[rule] < 0 || (position.spent() >> onceBit[rule] & 1) == 0) {
                    try {
                        clause(rule);
                    } catch (RefusedException e) {
                        throw inMove(e, rules.moves().get(rule));
                    }
                }
            }
        }

        private void clause(int rule) {
            MoveRule clause = rules.moves().get(rule);
            int[] moved = clause.target() == Target.NAMED ? new int[] {clause.namedHeap()} : heaps;
            for (int heap : moved) {
                if (!looksAtOther[rule]) {
                    choose(rule, clause, 0, heap, -1);
                    continue;
                }
                for (int other : heaps) {
                    if (other != heap) {
                        choose(rule, clause, 0, heap, other);
                    }
                }
            }
        }

        private void choose(int rule, MoveRule clause, int depth, int heap, int other) {
            frame.aim(heap, other);
            if (depth == 0 && !frame.holds(guardsBeforeChoices[rule])) {
                return;
            }
            if (depth == clause.choices().size()) {
                addIfLegal(rule, clause, heap, other);
                return;
            }
            Choice choice = clause.choices().get(depth);
            long from = frame.value(choice.from());
            long to = frame.value(choice.to());
            if (takesChosen[rule]) {
                to = Math.min(to, mostTaken(clause, heap));
            }
            if (frame.absent() || from > to) {
                return;
            }
            long[] numbers = depth == 0 ? listed.get(rule).orElse(null) : null;
            if (numbers == null && (to - from < 0 || to - from >= MOST_MOVES)) {
                throw clause.guard().equals(Condition.TRUE) ? tooMany() : tooMany(choice.name(), clause.text());
            }
            long last = numbers == null ? to - from : numbers.length - 1;
            for (long i = 0; i <= last; i++) {
                long value = numbers == null ? from + i : numbers[(int) i];
                if (value >= from && value <= to) {
                    CancelScope.poll(++rounds);
                    frame.choose(depth, value);
                    choose(rule, clause, depth + 1, heap, other);
                }
            }
        }

        /** How many can be taken from the one heap that a clause changes. */
        private long mostTaken(MoveRule clause, int heap) {
            int named = clause.changes().get(0).variable();
            int variable = named == NewValue.MOVED ? heap : named;
            long value = position.value(variable);
            long least = rules.variables().get(variable).least();
            // a difference that passes a long bounds nothing
            return least < 0 && value > Long.MAX_VALUE + least ? Long.MAX_VALUE : value - least;
        }

        private RefusedException tooMany() {
            return new RefusedException("rule.too-many-moves", "position", position, "allowed", MOST_MOVES);
        }

        private RefusedException tooMany(String name, String move) {
            return new RefusedException(
                    "rule.too-many-numbers", "position", position, "name", name, "move", move, "allowed", MOST_MOVES);
        }

        private void addIfLegal(int rule, MoveRule clause, int heap, int other) {
            if (repeats(rule, clause) || !frame.holds(clause.guard())) {
                return;
            }
            long[] next = apply(clause, heap, other);
            if (next == null || !results(next, heap, other)) {
                return;
            }
            if (count++ == MOST_MOVES) {
                throw tooMany();
            }
            found.move(rule, heap, other, next);
        }

        /** Whether what must hold after a move does. */
        private boolean results(long[] next, int heap, int other) {
            if (rules.result().equals(Condition.TRUE)) {
                return true;
            }
            Frame looking = after == null ? new Frame(heaps, next) : after;
            after = looking;
            looking.look(next);
            looking.aim(heap, other);
            return looking.holds(rules.result());
        }

        RuleMove move(int rule, int heap, int other) {
            MoveRule clause = rules.moves().get(rule);
            return new RuleMove(rule, heap, other, chosen(clause), text(rule, clause, heap, other));
        }

        long firstChosen(int rule) {
            return rules.moves().get(rule).choices().isEmpty() ? 0 : frame.chosen(0);
        }

        private boolean repeats(int rule, MoveRule clause) {
            if (rules.repeat() == Repeat.ALLOWED) {
                return false;
            }
            long identity = identity(position, rule, clause.choices().isEmpty() ? 0 : frame.chosen(0));
            return position.repeats(identity, rules.repeat());
        }

        /** The values after a move; null when it does not exist. */
        private long @Nullable [] apply(MoveRule clause, int heap, int other) {
            long[] next = position.values();
            for (NewValue change : clause.changes()) {
                int variable = change.variable() == NewValue.MOVED
                        ? heap
                        : change.variable() == NewValue.OTHER ? other : change.variable();
                long value = frame.value(change.value());
                Variable declared = rules.variables().get(variable);
                if (value < declared.least() || value > declared.greatest()) {
                    frame.absent();
                    return null;
                }
                next[variable] = value;
            }
            boolean changes = clause.split() != null || !Arrays.equals(next, position.rawValues());
            return frame.absent() || !changes ? null : next;
        }

        void aim(RuleMove move) {
            frame.aim(move.heap(), move.other());
            for (int i = 0; i < move.chosen().size(); i++) {
                frame.choose(i, move.chosen().get(i));
            }
        }

        long[] after(RuleMove move) {
            aim(move);
            long[] next = apply(rules.moves().get(move.rule()), move.heap(), move.other());
            if (next == null) {
                throw new IllegalArgumentException("not a move of " + position + ": " + move);
            }
            return next;
        }

        private List<Long> chosen(MoveRule clause) {
            if (clause.choices().isEmpty()) {
                return List.of();
            }
            List<Long> chosen = new ArrayList<>();
            for (int i = 0; i < clause.choices().size(); i++) {
                chosen.add(frame.chosen(i));
            }
            return chosen;
        }

        private String text(int rule, MoveRule clause, int heap, int other) {
            MoveTexts known = texts[rule];
            if (known == null) {
                known = new MoveTexts(clause);
                texts[rule] = known;
            }
            String text = known.of(frame);
            if (clause.target() == Target.ANY_HEAP && heaps.length > 1) {
                text = MoveTexts.heap(rules, heap) + ":" + text;
            }
            return looksAtOther[rule] && heaps.length > 2 ? text + " " + MoveTexts.heap(rules, other) : text;
        }
    }

    /** The texts of a clause's moves: its label, in which the names of choices stand for the numbers chosen. */
    static final class MoveTexts {

        /** Pieces of the label, and between them the numbers of choices. */
        private final String[] pieces;

        private final int[] choices;

        MoveTexts(MoveRule clause) {
            List<String> names = clause.choices().stream().map(Choice::name).toList();
            List<String> found = new ArrayList<>();
            List<Integer> chosen = new ArrayList<>();
            String label = clause.label();
            StringBuilder piece = new StringBuilder();
            int at = 0;
            while (at < label.length()) {
                int stop = at;
                while (stop < label.length() && Character.isLetterOrDigit(label.charAt(stop))) {
                    stop++;
                }
                String word = label.substring(at, Math.max(at + 1, stop));
                int choice = names.indexOf(word);
                if (choice < 0) {
                    piece.append(word);
                } else {
                    found.add(piece.toString());
                    chosen.add(choice);
                    piece.setLength(0);
                }
                at += word.length();
            }
            found.add(piece.toString());
            this.pieces = found.toArray(String[]::new);
            this.choices = chosen.stream().mapToInt(i -> i).toArray();
        }

        /** The text of the move that is chosen. */
        String of(Frame frame) {
            return of(frame::chosen);
        }

        /** The text with these numbers for the choices. */
        String of(IntToLongFunction chosen) {
            if (choices.length == 0) {
                return pieces[0];
            }
            StringBuilder text = new StringBuilder(pieces[0]);
            for (int i = 0; i < choices.length; i++) {
                text.append(chosen.applyAsLong(choices[i])).append(pieces[i + 1]);
            }
            return text.toString();
        }

        /** The name of a heap in a move: {@code h1} for the first when the rules gave it no name of its own. */
        static String heap(Ruleset rules, int variable) {
            String name = rules.variables().get(variable).name();
            return name.equals(defaultName(variable)) ? "h" + (variable + 1) : name;
        }

        /** The name of a heap that was given none: {@code a}, {@code b}, {@code c}, ... */
        static String defaultName(int variable) {
            return variable < 23 ? String.valueOf((char) ('a' + variable)) : "h" + (variable + 1);
        }
    }
}
