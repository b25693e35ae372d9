package org.zermelo.store.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.game.Rules;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;

/**
 * The codes of all positions that a play reaches, by the definition of a value and nothing else: at first all but the ended ones have that
 * of a play without an end, then each has what its moves make of those of its options, again and again, until nothing changes.
 */
final class PlainCodes {

    private PlainCodes() {}

    /** A move: what it gains, and where it leads. */
    private record Option<P>(long gain, P to) {}

    static <P, M> Map<P, Long> of(Rules<P, M> rules, Value value) {
        Map<P, Long> codes = new LinkedHashMap<>();
        Map<P, List<Option<P>>> options = new HashMap<>();
        Deque<P> open = new ArrayDeque<>(List.of(rules.start()));
        codes.put(rules.start(), 0L);
        while (!open.isEmpty()) {
            P at = open.remove();
            List<Option<P>> moves = new ArrayList<>();
            for (M move : rules.isEnded(at) ? List.<M>of() : rules.moves(at)) {
                P to = rules.play(at, move);
                moves.add(new Option<>(rules.gain(at, move), to));
                if (codes.putIfAbsent(to, 0L) == null) {
                    open.add(to);
                }
            }
            options.put(at, moves);
        }
        // points of plays without an end are asked of no game here
        long unknown = value.subject() == Subject.POINTS ? 0 : value.endless();
        codes.replaceAll((at, none) -> options.get(at).isEmpty() ? value.ended(rules.ending(at)) : unknown);
        for (boolean changed = true; changed; ) {
            Map<P, Long> before = new HashMap<>(codes);
            codes.replaceAll((at, code) -> options.get(at).stream()
                    .mapToLong(option -> value.along(before.get(option.to), option.gain))
                    .max()
                    .orElse(code));
            changed = !codes.equals(before);
        }
        return codes;
    }
}
