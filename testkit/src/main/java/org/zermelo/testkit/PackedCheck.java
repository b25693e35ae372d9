package org.zermelo.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Rules;

/** Packed rules against the rules that they stand for. */
final class PackedCheck<P, M> {

    private final GameCheck<P, M> check;
    private final Rules<P, M> rules;
    private final Packed<P> game;
    private final PackedRules packed;
    private final long[] buffer;

    PackedCheck(GameCheck<P, M> check, Packed<P> game) {
        this.check = check;
        this.rules = check.rules;
        this.game = game;
        this.packed = game.packed();
        this.buffer = new long[Math.max(packed.mostOptions(), packed.mostParents())];
    }

    private void wrong(P position, String text) {
        check.fault(Fault.Kind.PACKED, position, text);
    }

    void run() {
        if (packed.start() != game.pack(rules.start())) {
            wrong(rules.start(), "the packed game starts elsewhere");
        }
        Map<Long, P> seen = new HashMap<>();
        for (P position : check.positions) {
            long key = game.pack(position);
            P other = seen.putIfAbsent(key, position);
            if (other != null) {
                wrong(position, "its packed form " + key + " is also that of " + other);
            } else if (!game.unpack(key).equals(position)) {
                wrong(position, "its packed form " + key + " unpacks to " + game.unpack(key));
            } else {
                position(position, key);
            }
        }
        if (check.whole() && packed.indices() > 0 && packed.knowsReach()) {
            reach(seen);
        }
    }

    /** What the rules say of reach, against the positions that were reached. */
    private void reach(Map<Long, P> seen) {
        Set<Long> canonical = new HashSet<>();
        seen.keySet().forEach(key -> canonical.add(packed.canonical(key)));
        for (long index = 0; index < packed.indices(); index++) {
            long key = packed.at(index);
            if (packed.reached(key) != canonical.contains(key)) {
                wrong(rules.start(), "the rules' word on whether " + key + " can be reached is wrong");
            }
        }
    }

    private void position(P position, long key) {
        long canonical = packed.canonical(key);
        if (key < 0 || key >= packed.bound() || canonical < 0 || canonical >= packed.bound()) {
            wrong(position, "packed " + key + " or its form " + canonical + " is not below " + packed.bound());
        }
        if (packed.canonical(canonical) != canonical) {
            wrong(position, "the canonical form of " + canonical + " is not itself");
        }
        index(position, key);
        index(position, canonical);
        List<M> moves = rules.moves(position);
        if (moves.size() > packed.mostOptions()) {
            wrong(position, moves.size() + " moves, but at most " + packed.mostOptions() + " are said");
            return;
        }
        List<Long> options = new ArrayList<>();
        int count = packed.options(key, buffer);
        for (int i = 0; i < count; i++) {
            options.add(buffer[i]);
        }
        List<Long> expected =
                moves.stream().map(m -> game.pack(rules.play(position, m))).toList();
        if (!options.equals(expected)) {
            wrong(position, "packed options " + options + ", but the moves lead to " + expected);
            return;
        }
        if (count == 0 && packed.ending(key) != rules.ending(position)) {
            wrong(position, "ended as " + packed.ending(key) + ", but the rules say " + rules.ending(position));
        }
        canonical(position, options, packed.canonicalOptions(key, buffer));
        gains(position, key, moves);
        levels(position, key, options);
        parents(position, key, options);
    }

    /** What was written into the buffer at once, against the canonical forms one by one. */
    private void canonical(P position, List<Long> found, int count) {
        Set<Long> expected = found.stream().map(packed::canonical).collect(Collectors.toCollection(TreeSet::new));
        Set<Long> seen = Arrays.stream(buffer, 0, count).boxed().collect(Collectors.toCollection(TreeSet::new));
        if (!seen.equals(expected)) {
            wrong(position, "canonical " + seen + " at once, but one by one " + expected);
        }
    }

    private void index(P position, long key) {
        if (packed.indices() == 0) {
            return;
        }
        long kept = packed.canonical(key);
        long index = packed.index(kept);
        if (index < 0 || index >= packed.indices() || packed.at(index) != kept) {
            check.fault(
                    Fault.Kind.INDEX, position, "packed " + kept + " has index " + index + " of " + packed.indices());
        }
    }

    private void gains(P position, long key, List<M> moves) {
        if (packed.scoring() && !moves.isEmpty()) {
            packed.gains(key, buffer);
        }
        for (int i = 0; i < moves.size(); i++) {
            long gain = packed.scoring() ? buffer[i] : 0;
            if (gain != rules.gain(position, moves.get(i))) {
                wrong(position, "move " + moves.get(i) + " gains " + gain + " packed");
            }
        }
    }

    private void levels(P position, long key, List<Long> options) {
        if (packed.levels() == 0) {
            return;
        }
        int level = packed.level(key);
        if (level < 0 || level >= packed.levels() || level != packed.level(packed.canonical(key))) {
            wrong(position, "level " + level + " of " + packed.levels() + ", or its canonical form has another");
        }
        for (long option : options) {
            if (packed.level(option) >= level) {
                check.fault(Fault.Kind.LEVEL, position, "a packed option does not have a lower level than " + level);
            }
        }
    }

    private void parents(P position, long key, List<Long> options) {
        for (long option : packed.mostParents() > 0 ? options : List.<Long>of()) {
            List<Long> parents = Arrays.stream(buffer, 0, packed.parents(option, buffer))
                    .boxed()
                    .toList();
            if (!parents.contains(key)) {
                check.fault(Fault.Kind.PARENTS, position, "not among the packed parents of its option " + option);
            }
            canonical(position, parents, packed.canonicalParents(option, buffer));
        }
    }
}
