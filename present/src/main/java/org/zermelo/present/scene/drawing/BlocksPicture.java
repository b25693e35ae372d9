package org.zermelo.present.scene.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Match;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.Picture.Anchor;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.sketch.Scenes;
import org.zermelo.present.words.Words;
import org.zermelo.row.linear.Reduction;
import org.zermelo.row.linear.Reduction.Block;

/** How the linear method melts a row of coins into blocks, step by step: as text, and as a drawing. */
public final class BlocksPicture {

    private static final int WIDE = 46;
    private static final int HIGH = 40;
    private static final int TALL = 26;

    private final Scene.Row row;
    private final Reduction reduction;
    private final Words words;

    private BlocksPicture(Scene.Row row, Reduction reduction, Words words) {
        this.row = row;
        this.reduction = reduction;
        this.words = words;
    }

    /**
     * The blocks of a game's start.
     *
     * @throws RefusedException when the game is not one row of at most 60 numbers, both ends open, one number a move
     */
    public static BlocksPicture of(Game game, Words words) {
        if (Scenes.of(Match.of(game)) instanceof Scene.Row row
                && row.reduction().isPresent()) {
            return new BlocksPicture(row, row.reduction().get(), words);
        }
        throw new RefusedException("row.no-blocks", "seen", game.toString());
    }

    /** The blocks as a document, the same as in the scene of the row. */
    public Map<String, @Nullable Object> json() {
        return SceneJson.REDUCTION.json(reduction);
    }

    /** The blocks after each step, from the coins on. */
    private List<List<Block>> levels() {
        List<List<Block>> levels = new ArrayList<>();
        List<Block> now = new ArrayList<>();
        for (int i = 0; i < row.items().size(); i++) {
            now.add(new Block(i, i + 1, row.items().get(i)));
        }
        levels.add(List.copyOf(now));
        for (Reduction.Step step : reduction.steps()) {
            Block merged = step.merged();
            int at = now.indexOf(step.left());
            now.subList(at, at + 3).clear();
            now.add(at, merged);
            levels.add(List.copyOf(now));
        }
        return levels;
    }

    /** The rows of blocks under each other, what each step did, and what is left. */
    public String text() {
        int width = levels().stream()
                        .flatMap(List::stream)
                        .mapToInt(block -> Long.toString(block.value()).length())
                        .max()
                        .orElse(1)
                + 2;
        StringBuilder text = new StringBuilder();
        for (List<Block> level : levels()) {
            StringBuilder line = new StringBuilder("  ");
            for (Block block : level) {
                int room = (block.to() - block.from()) * width;
                boolean merged = block.to() - block.from() > 1;
                String value = Long.toString(block.value());
                int left = (room - 2 - value.length()) / 2;
                String inner = " ".repeat(left) + value + " ".repeat(room - 2 - value.length() - left);
                line.append(merged ? "[" + inner + "]" : " " + inner + " ");
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        int number = 1;
        for (Reduction.Step step : reduction.steps()) {
            text.append(number++)
                    .append(". ")
                    .append(words.say(Note.of("page.blocks.step")
                            .with("left", step.left().value())
                            .with("middle", step.middle().value())
                            .with("right", step.right().value())
                            .with("value", step.merged().value())))
                    .append('\n');
        }
        return text.append(valley()).append('\n').toString();
    }

    private String valley() {
        List<Block> left = reduction.blocks();
        long first = left.get(0).value();
        long last = left.get(left.size() - 1).value();
        if (left.size() == 1) {
            return words.say("page.blocks.one", "value", first);
        }
        String list = left.stream().map(block -> Long.toString(block.value())).collect(Collectors.joining(", "));
        return words.say(
                first >= last ? "page.blocks.left" : "page.blocks.right", "list", list, "value", Math.max(first, last));
    }

    /** The drawing, as a file of its own. */
    public Picture picture() {
        List<Picture.Shape> shapes = new ArrayList<>();
        List<List<Block>> levels = levels();
        for (int step = 0; step < reduction.steps().size(); step++) {
            Reduction.Step now = reduction.steps().get(step);
            for (Block part : List.of(now.left(), now.middle(), now.right())) {
                shapes.add(new Picture.StraightLine(
                        middle(part),
                        step * HIGH + 4 + TALL,
                        middle(now.merged()),
                        (step + 1) * HIGH + 4,
                        1,
                        "#8a9296"));
            }
        }
        for (int level = 0; level < levels.size(); level++) {
            for (Block block : levels.get(level)) {
                boolean merged = block.to() - block.from() > 1;
                int y = level * HIGH + 4;
                shapes.add(new Picture.Box(
                        block.from() * WIDE + 7,
                        y,
                        (block.to() - block.from()) * WIDE - 6,
                        TALL,
                        TALL / 2,
                        merged ? "#e0ecf2" : "#efece4",
                        merged ? "#14506b" : "#7d878a"));
                shapes.add(new Picture.Label(
                        middle(block), y + 18, Long.toString(block.value()), Anchor.MIDDLE, 14, merged, "#1b2a30"));
            }
        }
        String title = words.say(Note.of("page.blocks.label")
                .with("steps", reduction.steps().size())
                .with("blocks", reduction.blocks().size()));
        return new Picture(title, row.items().size() * WIDE + 8, levels.size() * HIGH, shapes);
    }

    private static int middle(Block block) {
        return (block.from() + block.to()) * WIDE / 2 + 4;
    }
}
