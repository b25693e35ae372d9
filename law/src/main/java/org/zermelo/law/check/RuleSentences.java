package org.zermelo.law.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.zermelo.game.Ending;
import org.zermelo.law.check.DigitCondition.DigitRelation;
import org.zermelo.law.check.TermReader.Tracks;
import org.zermelo.law.check.TermReader.Unjudged;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.MoveRule.Target;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/** Rules as sentences about digits: which numbers are a position, when a play is over, and what each move leads to. */
final class RuleSentences {

    /** A choice of more numbers is not taken one by one. */
    private static final long MOST_NUMBERS = 64;

    private static final int NONE = -1;

    private final Ruleset rules;
    private final int[] own;

    /** Numbers from this one on tell what was done last: a clause and what was chosen in it, or 0. */
    private final int told;

    RuleSentences(Ruleset rules) {
        this.rules = rules;
        this.told = rules.variables().size();
        int memory = rules.repeat().remembered();
        this.own = IntStream.range(0, told + memory).toArray();
        boolean others = rules.forbidden() > 0
                || rules.moves().stream().anyMatch(move -> move.once() || move.split() != null)
                || rules.variables().stream().anyMatch(variable -> variable.least() < 0);
        if (others) {
            throw new Unjudged();
        }
    }

    int variables() {
        return own.length;
    }

    /** Which numbers are a position. */
    DigitSentence positions() {
        return DigitSentence.of(own.length, Set.of(), positions(own), own);
    }

    private DigitCondition positions(int[] cells) {
        return DigitCondition.all(IntStream.range(0, cells.length)
                .mapToObj(i -> i < told
                        ? range(rules.variables().get(i), DigitSum.track(cells[i]))
                        : DigitCondition.atMost(DigitSum.track(cells[i]), DigitSum.number(mostTold())))
                .toArray(DigitCondition[]::new));
    }

    /** The greatest number by which a move is remembered: that of the last clause with the most that can be chosen. */
    private long mostTold() {
        long most = 0;
        for (MoveRule clause : rules.moves()) {
            for (Choice choice : clause.choices()) {
                if (!(choice.from() instanceof Expr.Literal from)
                        || from.value() < 0
                        || !(choice.to() instanceof Expr.Literal to)
                        || to.value() > MOST_NUMBERS) {
                    throw new Unjudged();
                }
                most = Math.max(most, to.value());
            }
        }
        return (most + 1) * rules.moves().size();
    }

    private static DigitCondition range(Variable variable, DigitSum value) {
        DigitCondition least = DigitCondition.atMost(DigitSum.number(variable.least()), value);
        return variable.greatest() == Long.MAX_VALUE
                ? least
                : DigitCondition.all(least, DigitCondition.atMost(value, DigitSum.number(variable.greatest())));
    }

    /** When each end of the rules holds, in their order. */
    List<DigitSentence> ends() {
        return rules.ends().stream()
                .map(end -> {
                    Tracks tracks = new Tracks(own.length);
                    DigitCondition when = end(end, tracks);
                    tracks.definitions().add(when);
                    return sentence(tracks.definitions(), own);
                })
                .toList();
    }

    /** How a play ends where each end of the rules holds, and how where there is no move. */
    List<Ending> endings() {
        List<Ending> endings =
                new ArrayList<>(rules.ends().stream().map(EndRule::how).toList());
        endings.add(rules.stuck());
        return endings;
    }

    private DigitCondition end(EndRule end, Tracks tracks) {
        return new TermReader(tracks, own, rules.heaps(), NONE, NONE).read(end.when());
    }

    private DigitSentence sentence(List<DigitCondition> parts, int[] after) {
        return DigitSentence.of(own.length, Set.of(), DigitCondition.all(parts.toArray(DigitCondition[]::new)), after);
    }

    /** What the moves of each clause lead to. */
    List<DigitSentence> moves() {
        return moves((tracks, after) -> List.of());
    }

    /** The moves of positions in play after which a sum of the numbers with weights does not fall, or does not rise. */
    List<DigitSentence> against(int[] weights, boolean falls) {
        return moves((tracks, after) -> {
            DigitSum change = DigitSum.number(0);
            for (int i = 0; i < after.length; i++) {
                change = change.plus(DigitSum.track(after[i]), weights[i]).plus(DigitSum.track(i), -weights[i]);
            }
            List<DigitCondition> parts = inPlay(tracks);
            parts.add(DigitCondition.atMost(DigitSum.number(0), falls ? change : change.times(-1)));
            return parts;
        });
    }

    /** Positions in which the play goes on. */
    DigitSentence inPlay() {
        Tracks tracks = new Tracks(own.length);
        List<DigitCondition> parts = inPlay(tracks);
        parts.addAll(tracks.definitions());
        return sentence(parts, own);
    }

    private List<DigitCondition> inPlay(Tracks tracks) {
        List<DigitCondition> parts = new ArrayList<>(List.of(positions(own)));
        rules.ends().forEach(end -> parts.add(new DigitCondition.Never(end(end, tracks))));
        return parts;
    }

    private List<DigitSentence> moves(Also also) {
        List<DigitSentence> all = new ArrayList<>();
        for (int number = 0; number < rules.moves().size(); number++) {
            MoveRule clause = rules.moves().get(number);
            int[] heaps = rules.heaps();
            boolean named = clause.target() == Target.NAMED;
            int only = clause.changes().size() == 1 ? clause.changes().get(0).variable() : NONE;
            for (int moved : named ? new int[] {only} : heaps) {
                for (int other : clause.looksAtOther() ? heaps : new int[] {NONE}) {
                    if (other == NONE || other != moved) {
                        new ClauseMoves(number, moved, other, also, all).choose(List.of());
                    }
                }
            }
        }
        return all;
    }

    /** What is asked of a move beside that it may be made. */
    private interface Also {
        List<DigitCondition> of(Tracks tracks, int[] after);
    }

    /** One clause on one heap. */
    private final class ClauseMoves {
        private final int number;
        private final MoveRule clause;
        private final int moved;
        private final int other;
        private final Also also;
        private final List<DigitSentence> found;

        ClauseMoves(int number, int moved, int other, Also also, List<DigitSentence> found) {
            this.number = number;
            this.clause = rules.moves().get(number);
            this.moved = moved;
            this.other = other;
            this.also = also;
            this.found = found;
        }

        /** The first choices are some number (1), or without its sign (-1), or this very number. */
        private record Chosen(int sign, long number) {}

        void choose(List<Chosen> first) {
            if (first.size() == clause.choices().size()) {
                found.add(sentence(first));
                return;
            }
            Choice choice = clause.choices().get(first.size());
            int before = found.size();
            try {
                choose(with(first, new Chosen(1, 0)));
                if (!(choice.from() instanceof Expr.Literal from && from.value() >= 0)) {
                    choose(with(first, new Chosen(-1, 0)));
                }
            } catch (Unjudged e) {
                found.subList(before, found.size()).clear();
                boolean few = choice.from() instanceof Expr.Literal from
                        && choice.to() instanceof Expr.Literal to
                        && Math.abs(from.value()) < MOST_NUMBERS
                        && Math.abs(to.value()) < MOST_NUMBERS;
                if (!few) {
                    throw e;
                }
                long to = ((Expr.Literal) choice.to()).value();
                for (long number = ((Expr.Literal) choice.from()).value(); number <= to; number++) {
                    choose(with(first, new Chosen(0, number)));
                }
            }
        }

        private List<Chosen> with(List<Chosen> first, Chosen next) {
            List<Chosen> all = new ArrayList<>(first);
            all.add(next);
            return all;
        }

        private DigitSentence sentence(List<Chosen> chosen) {
            Tracks tracks = new Tracks(own.length);
            TermReader reader = new TermReader(tracks, own, rules.heaps(), moved, other);
            List<DigitCondition> parts = new ArrayList<>();
            Set<Integer> given = new HashSet<>();
            for (int i = 0; i < chosen.size(); i++) {
                DigitSum value = DigitSum.number(chosen.get(i).number);
                if (chosen.get(i).sign != 0) {
                    int track = tracks.another();
                    given.add(track);
                    value = DigitSum.track(track).times(chosen.get(i).sign);
                }
                if (chosen.get(i).sign < 0) {
                    parts.add(DigitCondition.less(value, DigitSum.number(0)));
                }
                Choice choice = clause.choices().get(i);
                parts.add(reader.related(
                        reader.read(choice.from()), TermReader.only(value), TermReader::minus, DigitRelation.AT_MOST));
                parts.add(reader.related(
                        TermReader.only(value), reader.read(choice.to()), TermReader::minus, DigitRelation.AT_MOST));
                reader.choose(value);
            }
            parts.add(reader.read(clause.guard()));
            int[] after = changed(reader, tracks, parts);
            parts.addAll(also.of(tracks, after));
            parts.addAll(tracks.definitions());
            return DigitSentence.of(own.length, given, DigitCondition.all(parts.toArray(DigitCondition[]::new)), after);
        }

        /** What was done is told to the next player, who told it before themselves; the move must be another one than the banned. */
        private void remember(int[] after, TermReader reader, Tracks tracks, List<DigitCondition> parts) {
            if (told == own.length) {
                return;
            }
            DigitSum done = DigitSum.number(number + 1L);
            if (!clause.choices().isEmpty()) {
                done = done.plus(reader.chosen(0), rules.moves().size());
            }
            for (int i = rules.repeat().bansOpponent() ? told : told + 1; i < own.length; i++) {
                DigitSum banned = DigitSum.track(i);
                parts.add(DigitCondition.any(
                        List.of(DigitCondition.less(done, banned), DigitCondition.less(banned, done))));
            }
            for (int i = told; i < own.length; i++) {
                after[i] = tracks.another();
                DigitSum now = i == told ? done : DigitSum.track(i - 1);
                parts.add(DigitCondition.zero(DigitSum.track(after[i]).plus(now, -1)));
            }
        }

        private int[] changed(TermReader reader, Tracks tracks, List<DigitCondition> parts) {
            int[] after = own.clone();
            List<DigitCondition> differs = new ArrayList<>();
            for (NewValue change : clause.changes()) {
                int variable = change.variable() == NewValue.MOVED
                        ? moved
                        : change.variable() == NewValue.OTHER ? other : change.variable();
                after[variable] = tracks.another();
                DigitSum now = DigitSum.track(after[variable]);
                DigitSum was = DigitSum.track(variable);
                parts.add(reader.related(
                        reader.read(change.value()), TermReader.only(now), TermReader::minus, DigitRelation.ZERO));
                differs.add(DigitCondition.less(now, was));
                differs.add(DigitCondition.less(was, now));
            }
            parts.add(DigitCondition.any(differs));
            remember(after, reader, tracks, parts);
            parts.add(positions(after));
            parts.add(new TermReader(tracks, after, rules.heaps(), moved, other).read(rules.result()));
            return after;
        }
    }
}
