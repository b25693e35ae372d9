package org.zermelo.partizan.grid;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PartizanFamily;
import org.zermelo.partizan.play.PositionText;

/** The families on rectangles and strips. Signs of cells: Left's piece, Right's, something else, empty; a blank is not allowed there. */
public final class GridFamilies {

    private static final String CLOBBER = "xo#.";

    private GridFamilies() {}

    /** All of them. */
    public static List<PartizanFamily> all() {
        return List.of(
                grid("konane", "konane(xo.o|ox.x)", "xo#.", KonaneRules::new),
                new PartizanFamily(
                        "nogo",
                        "nogo(ROWSxCOLUMNS | ROW|ROW|..)",
                        "nogo(1x5)",
                        text -> new NoGoRules(board(text, "xo#."))),
                maze("maze", "maze(x...|..#.|....)", true),
                maze("maize", "maize(x...|..#.|....)", false),
                new PartizanFamily(
                        "domineering",
                        "domineering(ROWSxCOLUMNS | ROW|ROW|..)",
                        "domineering(..|.#)",
                        text -> new DomineeringRules(board(text, "  #."))),
                new PartizanFamily("clobber", "clobber(ROW|ROW|..)", "clobber(xo|ox)", GridFamilies::clobber),
                grid(
                        "hot-clobber",
                        "hot-clobber(xo.|xoo)",
                        "xo#.",
                        at -> new ClobberRules("hot-clobber", at, true, false)),
                grid("kings", "kings(xox|xoo)", "xo#.", at -> new ClobberRules("kings", at, false, true)),
                grid("amazons", "amazons(x..o)", "xo#.", AmazonsRules::new),
                grid("fission", "fission(...|.x.|...)", "x #.", FissionRules::new),
                strip(
                        "toads-and-frogs",
                        "toads-and-frogs(tt..ff)",
                        "tf .",
                        at -> new ToadsRules("toads-and-frogs", at, true)),
                strip(
                        "elephants-and-rhinos",
                        "elephants-and-rhinos(tt.ff)",
                        "tf .",
                        at -> new ToadsRules("elephants-and-rhinos", at, false)),
                new PartizanFamily("ski-jumps", "ski-jumps(ROW|ROW|..)", "ski-jumps(.L...|.R...|.....)", SkiRules::of),
                strip("toppling-dominoes", "toppling-dominoes(lerr)", "lre ", TopplingRules::new),
                strip("shove", "shove(.xo.x)", "xo .", at -> new ShoveRules("shove", at, true)),
                strip("push", "push(.xo.x)", "xo .", at -> new ShoveRules("push", at, false)));
    }

    /** Those whose play may come back to a position. */
    public static List<PartizanFamily> endless() {
        return List.of(
                strip(
                        "backsliding-toads-and-frogs",
                        "backsliding-toads-and-frogs(tt..ff)",
                        "tf .",
                        BackslidingRules::new),
                new PartizanFamily(
                        "fox-and-geese", "fox-and-geese(ROW|ROW|..)", "fox-and-geese(....|x.x.|.o..)", text -> {
                            CellPosition at = cells(text, "xo .");
                            if (Long.bitCount(at.right()) != 1) {
                                throw text.error("partizan.one-fox", "seen", Long.bitCount(at.right()));
                            }
                            return new FoxRules(at);
                        }));
    }

    private static PartizanFamily grid(
            String name, String example, String signs, Function<CellPosition, DecomposingRules<?, ?>> rules) {
        return new PartizanFamily(name, name + "(ROW|ROW|..)", example, text -> rules.apply(cells(text, signs)));
    }

    private static PartizanFamily maze(String name, String example, boolean far) {
        return new PartizanFamily(name, name + "(ROW|ROW|..)", example, text -> {
            CellPosition at = cells(text, "x #.");
            if (Long.bitCount(at.left()) != 1) {
                throw text.error("partizan.one-token", "seen", Long.bitCount(at.left()));
            }
            return new MazeRules(name, at, far);
        });
    }

    private static PartizanFamily strip(
            String name, String example, String signs, Function<CellPosition, DecomposingRules<?, ?>> rules) {
        return new PartizanFamily(name, name + "(CELLS)", example, text -> {
            CellPosition at = cells(text, signs);
            if (at.rows() > 1) {
                throw text.error("partizan.one-row", "seen", at.rows());
            }
            return rules.apply(at);
        });
    }

    /** A board, or one row that may be longer than any board. */
    private static DecomposingRules<?, ?> clobber(PositionText text) {
        boolean row = text.body().indexOf('|') < 0 && text.body().indexOf('/') < 0;
        List<String> rows = text.rows(CLOBBER, row ? ClobberStrip.MOST_CELLS : CellPosition.MOST_CELLS);
        return row && rows.get(0).length() > CellPosition.MOST_CELLS
                ? new ClobberStrip(rows.get(0))
                : new ClobberRules("clobber", cells(rows, CLOBBER), false, false);
    }

    private static CellPosition board(PositionText text, String signs) {
        Optional<int[]> sides = text.rectangle(CellPosition.MOST_CELLS);
        return sides.map(side -> new CellPosition(side[0], side[1], 0, 0, 0)).orElseGet(() -> cells(text, signs));
    }

    private static CellPosition cells(PositionText text, String signs) {
        return cells(text.rows(signs.replace(" ", ""), CellPosition.MOST_CELLS), signs);
    }

    private static CellPosition cells(List<String> rows, String signs) {
        String all = String.join("", rows);
        long[] kinds = new long[signs.length()];
        for (int cell = 0; cell < all.length(); cell++) {
            kinds[signs.indexOf(all.charAt(cell))] |= 1L << cell;
        }
        return new CellPosition(rows.size(), rows.get(0).length(), kinds[0], kinds[1], kinds[2]);
    }
}
