package org.zermelo.boards.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.zermelo.boards.model.Board.Form;
import org.zermelo.boards.model.Board.Spot;

/** Where the rays of rectangles and hexagons lead: for each cell the next one, or -1. */
final class GridRays {

    private static final int[][] COMPASS = Board.COMPASS;

    /** The slanting rays that hexagons do not have. */
    private static final Set<Integer> NOT_OF_HEXAGONS = Set.of(3, 7);

    private GridRays() {}

    /** The eight rays of the compass. */
    static int[][] compass(Form form, Spot size, List<Spot> spots) {
        Map<Spot, Integer> numbers = numbers(spots);
        int[][] next = new int[COMPASS.length][spots.size()];
        for (int ray = 0; ray < COMPASS.length; ray++) {
            for (int cell = 0; cell < spots.size(); cell++) {
                Spot by = new Spot(COMPASS[ray][0], COMPASS[ray][1]);
                Spot spot = moved(form, size, spots.get(cell), by);
                Spot there = form == Form.EDGES ? BoxSides.behindDot(spots.get(cell), COMPASS[ray]) : spot;
                int to = numbers.getOrDefault(there, -1);
                boolean dead = form == Form.HEXAGONS && NOT_OF_HEXAGONS.contains(ray);
                next[ray][cell] = dead || to == cell ? -1 : to;
            }
        }
        return next;
    }

    /** The ray that leads so far in one leap. */
    static int[] leap(Form form, Spot size, List<Spot> spots, Spot by) {
        Map<Spot, Integer> numbers = numbers(spots);
        int[] ray = new int[spots.size()];
        for (int cell = 0; cell < ray.length; cell++) {
            int to = numbers.getOrDefault(moved(form, size, spots.get(cell), by), -1);
            ray[cell] = to == cell ? -1 : to;
        }
        return ray;
    }

    private static Map<Spot, Integer> numbers(List<Spot> spots) {
        Map<Spot, Integer> numbers = new HashMap<>();
        for (int cell = 0; cell < spots.size(); cell++) {
            numbers.put(spots.get(cell), cell);
        }
        return numbers;
    }

    /** The place so far from another, beyond an edge where that goes on at the other. */
    private static Spot moved(Form form, Spot size, Spot from, Spot by) {
        int row = from.row() + by.row();
        int column = from.column() + by.column();
        return new Spot(
                form == Form.TORUS ? Math.floorMod(row, size.row()) : row,
                form == Form.TORUS || form == Form.CYLINDER ? Math.floorMod(column, size.column()) : column);
    }

    /** The longest runs of cells along these rays; one that comes back ends with the cell it begins with. */
    static List<int[]> tracks(int[][] next, int[] rays) {
        List<int[]> tracks = new ArrayList<>();
        for (int ray : rays) {
            boolean[] entered = new boolean[next[ray].length];
            boolean[] done = new boolean[next[ray].length];
            for (int to : next[ray]) {
                if (to >= 0) {
                    entered[to] = true;
                }
            }
            for (boolean ring : new boolean[] {false, true}) {
                for (int cell = 0; cell < entered.length; cell++) {
                    if (!done[cell] && entered[cell] == ring) {
                        tracks.add(track(next[ray], cell, done));
                    }
                }
            }
        }
        return tracks;
    }

    private static int[] track(int[] next, int from, boolean[] done) {
        List<Integer> track = new ArrayList<>(List.of(from));
        done[from] = true;
        for (int at = next[from]; at >= 0; at = next[at]) {
            track.add(at);
            if (done[at]) {
                break;
            }
            done[at] = true;
        }
        return track.stream().mapToInt(Integer::intValue).toArray();
    }
}
