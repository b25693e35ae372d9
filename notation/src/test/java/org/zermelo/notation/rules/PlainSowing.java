package org.zermelo.notation.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.zermelo.boards.sowing.SowingRules;
import org.zermelo.boards.sowing.SowingRules.TakesAll;
import org.zermelo.game.Player;

/**
 * Sowing once more, and in another way: the board is a ring of places with both stores in it, which never turns, and values are found
 * by trying every number of points until nothing changes.
 */
final class PlainSowing {

    /** A state: the ring, of which places c and 2c + 1 are the stores, who moves, and whether he waits. */
    record State(List<Integer> ring, int mover, boolean waits) {}

    /** What a move leads to, and what the mover gains by it. */
    record Step(State after, int gain) {}

    private final SowingRules rules;
    private final int c;

    PlainSowing(SowingRules rules) {
        this.rules = rules;
        this.c = rules.columns();
    }

    State start() {
        return state(rules.seeds(), rules.first() == Player.LEFT ? 0 : 1, rules.waits());
    }

    State state(List<Integer> pits, int mover, boolean waits) {
        List<Integer> ring = new ArrayList<>(pits.subList(0, c));
        ring.add(0);
        ring.addAll(pits.subList(c, 2 * c));
        ring.add(0);
        return new State(ring, mover, waits);
    }

    /** The pits of a state without its stores. */
    List<Integer> pits(State state) {
        List<Integer> pits = new ArrayList<>(state.ring().subList(0, c));
        pits.addAll(state.ring().subList(c + 1, 2 * c + 1));
        return pits;
    }

    private int begin(int player) {
        return player * (c + 1);
    }

    private int row(List<Integer> ring, int player) {
        int sum = 0;
        for (int i = 0; i < c; i++) {
            sum += ring.get(begin(player) + i);
        }
        return sum;
    }

    /** The moves by name. */
    Map<String, Step> steps(State state) {
        Map<String, Step> steps = new LinkedHashMap<>();
        if (state.waits()) {
            State other = new State(state.ring(), 1 - state.mover(), false);
            if (!raw(other).isEmpty()) {
                steps.put("pass", new Step(other, 0));
            }
            return steps;
        }
        raw(state).forEach((name, sown) -> steps.put(name, finished(state, sown)));
        return steps;
    }

    private Step finished(State before, State sown) {
        int mover = before.mover();
        int own = begin(mover) + c;
        State next = sown.waits() ? new State(sown.ring(), mover, false) : new State(sown.ring(), 1 - mover, false);
        int gain = sown.ring().get(own);
        List<Integer> ring = new ArrayList<>(sown.ring());
        boolean waits = sown.waits();
        if (!rules.shared() && raw(next).isEmpty()) {
            gain += row(ring, mover) - row(ring, 1 - mover);
            ring.replaceAll(count -> 0);
            waits = false;
        }
        ring.set(own, 0);
        return new Step(new State(ring, 1 - mover, waits), gain);
    }

    /** Boards right after sowing and taking; what was gained is in the mover's store, and a state waits where a turn was earned. */
    private Map<String, State> raw(State state) {
        Map<String, State> all = new LinkedHashMap<>();
        int mover = state.mover();
        boolean hungry = row(state.ring(), 1 - mover) == 0;
        if (rules.endsEmpty() && (hungry || row(state.ring(), mover) == 0)) {
            return all;
        }
        for (int i = 0; i < c; i++) {
            int origin = begin(mover) + i;
            if (state.ring().get(origin) == 0) {
                continue;
            }
            List<Integer> ring = new ArrayList<>(state.ring());
            int last = sow(ring, origin, mover);
            boolean inStore = last == begin(mover) + c;
            boolean allowed = inStore || capture(ring, last, mover);
            if (allowed && !(rules.feeds() && hungry && row(ring, 1 - mover) == 0)) {
                String name = mover == 0 ? (char) ('a' + i) + "2" : (char) ('a' + c - 1 - i) + "1";
                all.put(name, new State(ring, 1 - mover, inStore && rules.again()));
            }
        }
        return all;
    }

    private int sow(List<Integer> ring, int origin, int mover) {
        int hand = ring.set(origin, 0);
        int at = origin;
        while (hand > 0) {
            at = (at + 1) % ring.size();
            boolean store = at % (c + 1) == c;
            boolean passed =
                    store && (!rules.stores() || at != begin(mover) + c) || at == origin && rules.skipsOrigin();
            if (!passed) {
                ring.set(at, ring.get(at) + 1);
                hand--;
            }
        }
        return at;
    }

    /** Takes what is taken; whether the move may be made. */
    private boolean capture(List<Integer> ring, int last, int mover) {
        int store = begin(mover) + c;
        boolean own = last >= begin(mover) && last < store;
        if (own) {
            int across = 2 * c - last;
            if (rules.captures().opposite() && ring.get(last) == 1 && ring.get(across) > 0) {
                ring.set(store, ring.get(store) + 1 + ring.set(across, 0));
                ring.set(last, 0);
            }
            return true;
        }
        List<Integer> taken = new ArrayList<>();
        for (int at = last; at >= begin(1 - mover) && rules.captures().counts().contains(ring.get(at)); at--) {
            taken.add(at);
            if (!rules.captures().before()) {
                break;
            }
        }
        int sum = taken.stream().mapToInt(ring::get).sum();
        boolean all = sum > 0 && sum == row(ring, 1 - mover);
        if (all && rules.captures().all() != TakesAll.TAKEN) {
            return rules.captures().all() == TakesAll.SPARED;
        }
        taken.forEach(at -> ring.set(at, 0));
        ring.set(store, ring.get(store) + sum);
        return true;
    }

    /** Every state that is reached, with its moves. */
    Map<State, Map<String, Step>> world() {
        Map<State, Map<String, Step>> world = new HashMap<>();
        List<State> waiting = new ArrayList<>(List.of(start()));
        while (!waiting.isEmpty()) {
            State state = waiting.remove(waiting.size() - 1);
            if (!world.containsKey(state)) {
                Map<String, Step> steps = steps(state);
                world.put(state, steps);
                steps.values().forEach(step -> waiting.add(step.after()));
            }
        }
        return world;
    }

    /** The points of every state, from few seeds to many. */
    Map<State, Integer> points(Map<State, Map<String, Step>> world) {
        Map<State, Integer> points = new HashMap<>();
        Map<Integer, List<State>> bySeeds = new HashMap<>();
        world.keySet()
                .forEach(state -> bySeeds.computeIfAbsent(
                                state.ring().stream()
                                        .mapToInt(Integer::intValue)
                                        .sum(),
                                sum -> new ArrayList<>())
                        .add(state));
        for (int sum : new TreeSet<>(bySeeds.keySet())) {
            List<State> states = bySeeds.get(sum);
            Map<State, Integer> found = new HashMap<>();
            states.forEach(state -> found.put(state, 0));
            for (int least = 1; least <= rules.total(); least++) {
                reachable(world, states, points, least, found);
            }
            points.putAll(found);
        }
        return points;
    }

    /** Who can force so many points, and who cannot help losing so many, by moves among these states or out of them. */
    private void reachable(
            Map<State, Map<String, Step>> world,
            List<State> states,
            Map<State, Integer> known,
            int least,
            Map<State, Integer> found) {
        Map<State, Boolean> won = new HashMap<>();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (State state : states) {
                if (won.containsKey(state) || world.get(state).isEmpty()) {
                    continue;
                }
                boolean wins = false;
                boolean loses = true;
                for (Step step : world.get(state).values()) {
                    Integer after = known.get(step.after());
                    Boolean there = won.get(step.after());
                    wins |= after != null ? step.gain() - after >= least : Boolean.FALSE.equals(there);
                    loses &= after != null ? step.gain() - after <= -least : Boolean.TRUE.equals(there);
                }
                if (wins || loses) {
                    won.put(state, wins);
                    found.put(state, wins ? least : -least);
                    changed = true;
                }
            }
        }
    }
}
