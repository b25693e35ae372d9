package org.zermelo.sum.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.sum.SpragueGrundy;
import org.zermelo.sum.Sum;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Nimber;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * The sum of unlike games: each part becomes a number, the least that none of its options has; the numbers are added without carry,
 * and the part that must change is changed by a move of its own rules.
 */
public final class SumTracer implements Tracer {

    /** Memory for the nimbers of a part that has no formula: some 80,000 positions. */
    private static final Budget SMALL = new Budget(16L << 20, 1);

    /** Longer names of parts stand in the sentences alone. */
    private static final int LONGEST_HEAD = 30;

    @Override
    public String method() {
        return "binary-sum";
    }

    @Override
    public boolean fits(Rules<?, ?> rules, Value value) {
        return rules instanceof Sum && value == Values.nimber();
    }

    /**
     * {@inheritDoc}
     *
     * @throws RefusedException also when a part has too many positions; so many are looked at
     */
    @Override
    public Trace trace(Rules<?, ?> rules, Value value) {
        List<Rules<Object, Object>> terms = ((Sum) rules).terms();
        BinaryColumns.check(terms.size(), "trace.fits-parts");
        List<Summand> parts = terms.stream().map(Summand::of).toList();
        long[] nimbers = parts.stream().mapToLong(Summand::nimber).toArray();
        boolean named = parts.stream().allMatch(part -> part.name().length() <= LONGEST_HEAD);
        List<String> heads = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            heads.add(i + 1 + (named ? ": " + parts.get(i).name() : ""));
        }
        return BinaryColumns.of(method(), heads, nimbers, new Words(parts));
    }

    /**
     * A part of the sum.
     *
     * @param options for each nimber that an option has, the first move to it
     */
    private record Summand(String name, long nimber, TreeMap<Long, String> options) {

        static Summand of(Rules<Object, Object> rules) {
            Answer<Object> answer = new SpragueGrundy()
                    .solve(
                            Question.of(rules, Values.nimber())
                                    .only(Part.MOVES, Part.ALL_WORTHS)
                                    .within(SMALL),
                            Watch.NONE);
            TreeMap<Long, String> options = new TreeMap<>();
            for (MoveWorth<Object> move : answer.moves()) {
                if (move.worth() instanceof Nimber nimber) {
                    options.putIfAbsent(nimber.nimber(), move.move().toString());
                }
            }
            return new Summand(rules.toString(), ((Nimber) answer.worth()).nimber(), options);
        }
    }

    /** What is said of the parts. */
    private record Words(List<Summand> parts) implements BinaryColumns.Said {

        /** Of more nimbers only the number is told. */
        private static final int LISTED = 12;

        @Override
        public String key() {
            return "sum";
        }

        @Override
        public Note written(int row, String bits) {
            Summand part = parts.get(row);
            int count = part.options().size();
            String key = count == 0 ? "trace.sum.ended" : count > LISTED ? "trace.sum.many" : "trace.sum.part";
            return Note.of(key)
                    .with("part", row + 1)
                    .with("name", part.name())
                    .with("seen", List.copyOf(part.options().keySet()))
                    .with("nimber", part.nimber())
                    .with("bits", bits);
        }

        @Override
        public List<Slip> slips(int row) {
            Map<Long, String> options = parts.get(row).options();
            if (options.isEmpty() || options.size() > LISTED) {
                return List.of();
            }
            TreeMap<Long, String> seen = parts.get(row).options();
            return List.of(
                    new Slip(Long.toString(seen.lastKey() + 1), Note.of("trace.slip.after-largest")),
                    new Slip(Long.toString(seen.firstKey()), Note.of("trace.slip.least-present")),
                    new Slip(Long.toString(seen.lastKey()), Note.of("trace.slip.largest")));
        }

        @Override
        public Note done(int row, long from, long to) {
            String move = parts.get(row).options().get(to);
            return move == null
                    ? Note.of("trace.sum.even-all", "part", row + 1, "from", from, "to", to)
                    : Note.of("trace.sum.even-move", "part", row + 1, "from", from, "to", to, "move", move);
        }
    }
}
