package org.zermelo.notation.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Board games made from the grammar, of few cells. */
final class RandomBoards {

    private static final List<String> WAYS = List.of(
            "",
            " forward",
            " forward or sideways",
            " diagonally",
            " diagonally forward",
            " any way",
            " up or right",
            " backward",
            " sideways",
            " straight",
            " left or down");

    private final SplittableRandom random;
    private boolean points;
    private boolean columns;
    private boolean slanting;
    private boolean placed;
    private boolean hand;
    private boolean neutral;
    private boolean kinds;
    private boolean edges;
    /** Whether kings may cover men: then nothing is said that takes, turns or changes a piece. */
    private boolean covers;

    /** Whether no cell may have another beside it. */
    private boolean lonely;

    /** What may be rotated; nothing where the board is no whole rectangle. */
    private List<String> regions = List.of();

    /** As what pieces may be laid; nothing where there are several kinds, or no shape may lie. */
    private List<String> shapes = List.of();

    /** Whether moves are forbidden by earlier ones. */
    private final boolean bans;

    RandomBoards(long seed) {
        this(seed, false);
    }

    RandomBoards(long seed, boolean bans) {
        this.random = new SplittableRandom(seed);
        this.bans = bans;
    }

    private boolean one(int of) {
        return one(random, of);
    }

    private String pick(List<String> words) {
        return pick(random, words);
    }

    static boolean one(SplittableRandom random, int of) {
        return random.nextInt(of) == 0;
    }

    static String pick(SplittableRandom random, List<String> words) {
        return words.get(random.nextInt(words.size()));
    }

    /** The next game, as a file with its sections on one line. */
    String next() {
        points = one(4);
        neutral = one(4);
        hand = one(4);
        columns = !points;
        slanting = true;
        kinds = one(6);
        covers = kinds && one(3);
        edges = false;
        lonely = false;
        regions = List.of();
        shapes = List.of();
        String text;
        if (points) {
            text = pick(RandomPoints.TEXTS);
            placed = text.contains("a1");
        } else if (one(8)) {
            edges = true;
            columns = false;
            text = pick(List.of(
                    "edges 1 x 1",
                    "edges 1 x 2",
                    "edges 2 x 1; start #x#/.#o/#.#/*#./#.#",
                    "edges 1 x 2; start #.#.#/x#.#o/#*#.#"));
        } else if (one(5)) {
            columns = false;
            text = pick(List.of(
                    "hex 2",
                    "hex 2; start x./.#o/o.",
                    "hex 2; start #xx/.../oo#",
                    "hex 2 x 3; start .x./o..",
                    "hex 3 x 3",
                    "torus 2 x 3; start x../.o.",
                    "torus 3 x 3; start x../.../..o",
                    "torus 3 x 3"));
            slanting = text.startsWith("torus");
            regions = slanting ? List.of("row", "column or row", "rings", "a1-b2-a2") : List.of("a2-b1 or b1-a2");
            shapes = slanting ? List.of("xx", "xx/x.", "xxx") : List.of();
        } else {
            int rows = 1 + random.nextInt(4);
            int width = Math.max(1, Math.min(1 + random.nextInt(4), 10 / rows));
            String signs = pick(List.of("....xo", "xo.", "xo", "........", "...xo#"));
            String used = (neutral ? signs + "*" : signs) + (kinds ? "XO" : "");
            String drawn = IntStream.range(0, rows)
                    .mapToObj(row -> IntStream.range(0, width)
                            .mapToObj(
                                    column -> row + column == 0 ? "." : "" + used.charAt(random.nextInt(used.length())))
                            .collect(Collectors.joining()))
                    .collect(Collectors.joining("/"));
            lonely = rows * width == 1 || drawn.contains("#");
            regions = lonely
                    ? List.of()
                    : List.of(
                            rows == 1 ? "row" : width == 1 ? "column" : "row or column",
                            rows == 1 ? "row falling" : "column falling",
                            width == 1 ? "rings falling" : "row falling",
                            rows * width == 2 ? "rings" : rows == 1 ? "a1-b1" : "rings or a2-a1");
            shapes = lonely ? List.of() : Math.min(rows, width) == 1 ? List.of("xx") : List.of("xx", "xx", ".x/xx");
            drawn = covers ? drawn.replaceFirst("X", "[Xo]").replaceFirst("O", "[Ox]") : drawn;
            text = (one(6) ? "cylinder " : "board ") + rows + " x " + width + (one(6) ? "" : "; start " + drawn);
        }
        text += kinds ? "; pieces man x o, king X O" : "";
        if (hand) {
            text += "; hand " + inHand();
        }
        text += "; moves "
                + IntStream.rangeClosed(0, random.nextInt(3))
                        .mapToObj(i -> clause())
                        .collect(Collectors.joining(", "));
        if (!hand && text.contains("place") && one(2)) {
            text += ", leave" + way();
        }
        text += hand && one(2) ? "; then " + move() : "";
        RandomEnds ends = new RandomEnds(random, points, columns, slanting, edges, neutral, kinds, lonely);
        text += one(3) ? "" : "; end " + ends.next() + (one(3) ? ", " + ends.next() : "");
        text += pick(List.of("", "; stuck wins", "; stuck draws", "; stuck loses", one(2) ? "; stuck passes" : ""));
        text += kinds && !covers && one(2)
                ? "; promotion king on "
                        + (points ? RandomPoints.point(text) : "last row")
                        + pick(List.of("", " at end of move", " and goes on"))
                : "";
        text += one(8) && !covers && !text.contains(" 1 x 1") && !text.contains("#")
                ? "; mill of " + (points ? 3 : 2)
                : "";
        text += one(8) ? "; score " + (covers ? "pieces" : pick(List.of("pieces", "captures"))) : "";
        text += again(text);
        text = covers ? text.replaceAll("capturing in (longest |open |straight )?chains", "") : text;
        text = covers ? text.replace(" capturing", "").replace("push", "fly covering") : text;
        text = text.contains("captured")
                ? text.replace("push", "fly")
                        .replaceAll("turn [^ ]+ into [^ ,;]+( king)?|\\bage\\b", "fly")
                        .replaceAll(" becoming (king|man)", "")
                        .replaceAll("(place( [^ ,;]+)?) (1 x 2|2 x 1)", "$1")
                : text;
        text = text.contains("#") || edges || text.startsWith("hex") ? text.replace("push", "fly") : text;
        text = text.contains("covering") ? text : text.replaceAll("\\[(.).\\]", "$1");
        // where the middle is a hole, no end can ask for it
        text = text.contains("x./.#o/o.") ? text.replace("fill b2 or", "fill") : text;
        text += royal(text);
        String first = text.contains("; again") && one(4) ? "; first x passes" : pick(List.of("", "", "; first o"));
        return text.replaceAll("(\\*(?:(?! and then )[^,;])*) leaving \\*", "$1")
                        .replaceAll("(man|king) (rotate|age)", "$2")
                        .replace("man turn own into man", "man turn own into king")
                        .replace("king turn own into king", "king turn own into man")
                        .replaceAll("((step|slide) (\\*|other)(?:(?! and then )[^,;])*) becoming (king|man)", "$1")
                + first
                + (one(8) ? "; plies " + (1 + random.nextInt(6)) : "");
    }

    /** A kind that may not be left where it can be taken, where nothing is said that does not go with it. */
    private String royal(String text) {
        boolean goes = kinds
                && !covers
                && !bans
                && Stream.of("must", "longest", "again", "score", "passes").noneMatch(text::contains);
        return goes ? pick(List.of("; royal king", "; royal king", "; royal man", "")) : "";
    }

    private String inHand() {
        String plain = one(2) ? 1 + random.nextInt(3) + " each" : "x " + random.nextInt(3) + ", o 1";
        if (!one(4)) {
            return plain;
        }
        if (covers) {
            return pick(List.of("x king 1, o man 2", "king 1 each, man 1 each"));
        }
        return pick(
                kinds
                        ? List.of("captured", "man 1 each, captured", "x king 1, o man 2", "king 1 each, man 1 each")
                        : List.of("captured", "1 each, captured", "x 1, captured"));
    }

    /** What earns another turn, and boxes where there are none without saying. */
    private String again(String text) {
        if (!one(edges ? 2 : 6)) {
            return "";
        }
        if (covers) {
            return "; again line of " + (points ? 2 : 1);
        }
        boolean boxes = !points && !text.contains("#") || edges;
        boolean counts = boxes && !text.contains("score") && one(2);
        String own = edges ? "" : text.contains("hex") ? "" : "; boxes a1";
        boolean known = boxes && (edges || !own.isEmpty());
        return (known ? own : "")
                + (known && counts ? "; score boxes" : "")
                + "; again "
                + pick(
                        known
                                ? List.of("box", "box or capture", "capture", "line of 1 or box")
                                : List.of("capture", points ? "line of 2" : "line of 1", "capture or line of 1"));
    }

    private String clause() {
        String who = pick(List.of("", "", "", "x ", "o ")) + (one(8) ? "must " : "");
        String first = kind() + banned(action());
        boolean second = one(first.contains("rotate") || first.contains("lay ") ? 4 : 7) && !first.contains("pass");
        return who + first + (second ? second() + (one(9) ? second() : "") : "") + (one(10) ? " with 2 own" : "");
    }

    private String kind() {
        return kinds ? pick(List.of("", "man ", "king ")) : "";
    }

    /** A second motion of the same turn. */
    private String second() {
        String action = action();
        String next = " and then " + (one(3) ? "may " : "") + kind() + (action.startsWith("pass") ? "fly" : action);
        return next;
    }

    /** A move that perhaps must not do something with regard to the last moves. */
    private String banned(String action) {
        boolean forgotten = action.startsWith("pass")
                || action.startsWith("turn")
                || action.startsWith("rotate")
                || action.startsWith("age")
                || action.startsWith("lay")
                || action.contains(" x ");
        if (!bans || one(3) || forgotten) {
            return action;
        }
        boolean places = action.startsWith("place") || action.startsWith("drop");
        boolean goes = action.startsWith("leave") || action.startsWith("remove");
        return action
                + pick(List.of(
                        " not undoing",
                        places ? " not undoing" : " not repeating",
                        goes ? " not undoing" : " not following"))
                + pick(List.of(" own", " other", " other", " own or other"));
    }

    private String action() {
        return (one(3) || hand && one(2) ? put() : move());
    }

    private String put() {
        if (!points && !columns && !edges && one(3)) {
            return "place" + piece() + pick(List.of(" 1 x 2", " 2 x 1"));
        }
        return (!columns || covers || one(2) ? "place" : "drop") + piece() + closing();
    }

    private String closing() {
        if ((points || !regions.isEmpty()) && one(12)) {
            return " making no line of 2";
        }
        if (covers) {
            return pick(List.of("", " covering", " covering", " covering shooting", " covering beside other"));
        }
        return one(4)
                ? pick(List.of(
                        " shooting",
                        " blocking",
                        " flipping",
                        " enclosing",
                        " enclosing one",
                        " beside other",
                        " taking another"))
                : "";
    }

    private String piece() {
        return neutral && one(2) ? " *" : one(12) ? " other" : "";
    }

    private String way() {
        if (points) {
            return pick(
                    placed
                            ? List.of("", " along line", " forward", " diagonally", " down or right")
                            : List.of("", " along line"));
        }
        String way = pick(WAYS);
        return slanting ? way : way.replace(" diagonally", " any way").replace("any way forward", "forward");
    }

    private String move() {
        String from = neutral && one(3) ? " *" : one(12) ? " other" : "";
        if (!regions.isEmpty() && one(9)) {
            return "rotate " + pick(regions);
        }
        if (kinds && !covers && one(7)) {
            return "age";
        }
        if (!shapes.isEmpty() && !kinds && one(9)) {
            return "lay " + pick(shapes);
        }
        return switch (random.nextInt(7)) {
            case 0, 1 -> (!points && !edges && slanting && one(3) ? leap() : "step" + from + way()) + behind();
            case 2 -> "slide" + from + (one(9) ? " far" : "") + way() + behind();
            case 3 -> covers ? "step" + way() + " covering" : "capture" + way();
            case 4 ->
                one(6)
                        ? hops(from)
                        : "jump" + from + (one(3) ? " flying" : "") + way()
                                + pick(List.of("", " over other", " over own or other"))
                                + (!covers && one(12) ? " onto other" : "")
                                + (one(2) ? " capturing" : "")
                                + (one(3)
                                        ? pick(List.of(
                                                " in chains",
                                                " in longest chains",
                                                " in open chains",
                                                " in straight chains"))
                                        : !covers && one(6) ? " taking another" : "")
                                + going();
            case 5 -> one(3) ? "pass" : one(2) || points ? "fly" + (covers ? " covering" : "") : "push";
            default -> one(3) ? "leave" + way() + going() : !covers && one(2) ? changed() : "step" + way();
        };
    }

    /** Jumps that take nothing, one after the other. */
    private String hops(String from) {
        String over = pick(List.of("", " over other", " over own", " over own or other"));
        return "jump" + from + way() + over + " repeatedly" + going();
    }

    /** A leap, whatever way it goes. */
    private String leap() {
        return pick(List.of(
                "leap 1 2",
                "leap 0 2",
                "leap 1 2 forward",
                "leap 2 1 sideways or up",
                "leap 2 2 diagonally",
                "leap 1 1 diagonally forward"));
    }

    /** What stands behind a way. */
    private String behind() {
        String becoming = kinds && !covers && one(6) ? pick(List.of(" becoming king", " becoming man")) : "";
        return onto() + closing() + becoming + going();
    }

    /** From where a piece goes, and what it leaves there. */
    private String going() {
        String from = !points && !edges && slanting && one(10) ? " from a1" : "";
        return from + (!covers && one(10) ? " leaving *" : "");
    }

    /** A piece that is taken off, or turned into another one. */
    private String changed() {
        if (one(2)) {
            return "remove" + taken();
        }
        String into = kinds ? pick(List.of("other king", "king", "man")) : "other";
        List<String> turns = new ArrayList<>(List.of("other into own", "own into " + into));
        if (neutral) {
            turns.addAll(List.of("* into own", "own into *", "* into other"));
        }
        return "turn " + pick(turns);
    }

    private String taken() {
        String piece = neutral && one(2) ? " *" : one(2) ? " other" : "";
        return piece + (points || columns || edges ? "" : pick(List.of("", "", " 1 x 2", " 2 x 1")));
    }

    private String onto() {
        return covers
                ? ""
                : pick(List.of("", "", " onto other", " onto empty or other", " onto own", neutral ? " onto *" : ""));
    }
}
