package org.zermelo.partizan.form;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;

/** Games born by a day, and random ones later. */
public final class Days {

    private Days() {}

    /** All games born by a day. */
    public static List<Integer> by(Forms forms, int day) {
        List<Integer> games = List.of(Forms.ZERO);
        for (int d = 1; d <= day; d++) {
            List<int[]> sets = new ArrayList<>();
            incomparable(forms, games, 0, new ArrayList<>(), sets);
            TreeSet<Integer> next = new TreeSet<>();
            for (int[] lefts : sets) {
                for (int[] rights : sets) {
                    next.add(forms.of(lefts, rights));
                }
            }
            games = List.copyOf(next);
        }
        return games;
    }

    /** Sets of games of which none is at most another: whatever else a player might have is dominated. */
    private static void incomparable(
            Forms forms, List<Integer> games, int from, List<Integer> chosen, List<int[]> sets) {
        if (from == games.size()) {
            sets.add(chosen.stream().mapToInt(i -> i).toArray());
            return;
        }
        incomparable(forms, games, from + 1, chosen, sets);
        int game = games.get(from);
        if (chosen.stream().allMatch(one -> forms.relation(one, game) == Relation.CONFUSED)) {
            chosen.add(game);
            incomparable(forms, games, from + 1, chosen, sets);
            chosen.remove(chosen.size() - 1);
        }
    }

    /** A game with one to three options on each side, drawn from these. */
    public static int random(Forms forms, List<Integer> games, SplittableRandom random) {
        return forms.of(draw(games, random), draw(games, random));
    }

    private static int[] draw(List<Integer> games, SplittableRandom random) {
        return random.ints(1 + random.nextInt(3), 0, games.size())
                .map(games::get)
                .toArray();
    }
}
