package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.zermelo.boards.sowing.SowingGame;
import org.zermelo.desk.Match;
import org.zermelo.game.Look;
import org.zermelo.game.Pictured;
import org.zermelo.game.Player;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.Paint;
import org.zermelo.present.scene.Paint.Tone;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;

/** Sowing games, drawn of a position's text: two rows of counts. */
public final class PitSketch implements Sketch {

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (!(rules instanceof Pictured pictured) || pictured.look() != Look.PITS) {
            return Optional.empty();
        }
        String[] rows = Scenes.text(rules, position).split(" ", 2)[0].split("/");
        List<Integer> seeds = Arrays.stream(rows)
                .flatMap(row -> Arrays.stream(row.split(",")))
                .map(Integer::valueOf)
                .toList();
        return Optional.of(new Scene.Pits(seeds, seeds.size() / rows.length, List.of()));
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        int columns = ((Scene.Pits) scene).columns();
        return moves.stream().map(move -> target(move.toString(), columns)).toList();
    }

    /** The pit that a move empties; a pass has no place. */
    private static Target target(String move, int columns) {
        return move.matches("[a-z][12]")
                ? Target.of(move, 0, (move.charAt(1) - '1') * (long) columns + move.charAt(0) - 'a')
                : Target.of(move, 0);
    }

    /** The scene of a match with what lies in the stores, which is no part of a position. */
    static Scene withStores(SowingGame game, Match<?, ?> match, Scene.Pits pits) {
        if (!game.declared().stores()) {
            return pits;
        }
        long[] totals = match.totals();
        boolean left = game.start().mover() == Player.LEFT;
        return new Scene.Pits(pits.seeds(), pits.columns(), List.of(totals[left ? 1 : 0], totals[left ? 0 : 1]));
    }

    /** Both rows with their coordinates, whose they are, and what lies in their stores. */
    public static List<String> letters(Scene.Pits pits, Paint paint) {
        int width = pits.seeds().stream()
                .mapToInt(count -> count.toString().length())
                .max()
                .orElse(1);
        StringBuilder names = new StringBuilder(" ");
        for (int column = 0; column < pits.columns(); column++) {
            names.append("  ").append(" ".repeat(width - 1)).append((char) ('a' + column));
        }
        List<String> lines = new ArrayList<>(List.of(paint.as(Tone.SOFT, names.toString())));
        for (int row = 0; row < pits.seeds().size() / pits.columns(); row++) {
            StringBuilder line = new StringBuilder(paint.as(Tone.SOFT, Integer.toString(row + 1)));
            for (int count : pits.seeds().subList(row * pits.columns(), (row + 1) * pits.columns())) {
                String shown = Integer.toString(count);
                line.append("  ").append(" ".repeat(width - shown.length()));
                line.append(paint.as(count == 0 ? Tone.SOFT : Tone.STRONG, shown));
            }
            lines.add(line.append("   ")
                    .append(paint.as(Tone.SOFT, row == 0 ? "o" : "x"))
                    .append(pits.stores().isEmpty() ? "" : "  " + pits.stores().get(row))
                    .toString());
        }
        return lines;
    }
}
