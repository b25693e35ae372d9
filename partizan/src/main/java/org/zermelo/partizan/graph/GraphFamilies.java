package org.zermelo.partizan.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PartizanFamily;
import org.zermelo.partizan.play.PositionText;

/** The families on graphs. */
public final class GraphFamilies {

    private static final Pattern PIECE =
            Pattern.compile("\\s*(?:(\\d{1,9})\\s*-\\s*(\\d{1,9})|(\\d{1,9})\\s*(?::\\s*([LRlr]))?)\\s*");
    private static final Pattern KNOWN = Pattern.compile("\\s*(path|cycle)\\s+(\\d{1,9})\\s*");

    private GraphFamilies() {}

    /** All of them. */
    public static List<PartizanFamily> all() {
        return List.of(
                tree("hackenbush", "hackenbush(l(r;e)l)", graph -> new HackenbushRules(graph, false)),
                tree("childish-hackenbush", "childish-hackenbush((rl;rll))", graph -> new HackenbushRules(graph, true)),
                tree("partizan-arc-kayles", "partizan-arc-kayles(lrl(r;e))", ColoredArcKayles::new),
                coloring("col", "col(path 4)", false),
                coloring("snort", "snort(1-2, 2-3, 3:L)", true));
    }

    private static PartizanFamily tree(String name, String example, Function<EdgeGraph, DecomposingRules<?, ?>> rules) {
        return new PartizanFamily(name, name + "(EDGES UP FROM THE GROUND | 1-2:l, 2-3:r, ..)", example, text -> {
            boolean numbered = text.body().chars().anyMatch(Character::isDigit);
            return rules.apply(numbered ? EdgeText.read(text) : StalkText.read(text));
        });
    }

    private static PartizanFamily coloring(String name, String example, boolean snort) {
        String synopsis = name + "(path N | cycle N | ROWSxCOLUMNS | EDGES, VERTEX:L, VERTEX:R)";
        return new PartizanFamily(name, synopsis, example, text -> coloring(text, snort));
    }

    private static ColoringRules coloring(PositionText text, boolean snort) {
        Matcher known = KNOWN.matcher(text.body());
        if (known.matches()) {
            int size = Integer.parseInt(known.group(2));
            boolean cycle = known.group(1).equals("cycle");
            if (size < (cycle ? 3 : 0) || size > MapGraph.MOST_VERTICES) {
                throw text.error(
                        "partizan.vertices", "seen", size, "least", cycle ? 3 : 0, "most", MapGraph.MOST_VERTICES);
            }
            MapGraph path = MapGraph.grid(1, size);
            if (cycle) {
                MapGraph.join(path.neighbours(), 0, size - 1);
            }
            return blank(new MapGraph(text.body().strip(), path.names(), path.neighbours()), snort);
        }
        return text.rectangle(MapGraph.MOST_VERTICES)
                .map(side -> blank(MapGraph.grid(side[0], side[1]), snort))
                .orElseGet(() -> edges(text, snort));
    }

    private static ColoringRules blank(MapGraph graph, boolean snort) {
        return new ColoringRules(graph, snort, Marked.of(all(graph.size()), 0, 0));
    }

    private static long all(int vertices) {
        return vertices == 0 ? 0 : -1L >>> (Long.SIZE - vertices);
    }

    private static ColoringRules edges(PositionText text, boolean snort) {
        List<int[]> edges = new ArrayList<>();
        List<int[]> marks = new ArrayList<>();
        int offset = 0;
        for (String piece : text.body().isBlank() ? new String[0] : text.body().split(",", -1)) {
            Matcher matcher = PIECE.matcher(piece);
            if (!matcher.matches()) {
                throw text.error(offset, piece.length(), "partizan.edge-expected", "seen", piece.strip());
            }
            if (matcher.group(1) != null) {
                edges.add(new int[] {Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))});
            } else {
                String mark = matcher.group(4) == null ? "" : matcher.group(4);
                marks.add(new int[] {
                    Integer.parseInt(matcher.group(3)), mark.isEmpty() ? 0 : mark.equalsIgnoreCase("l") ? 1 : 2
                });
            }
            offset += piece.length() + 1;
        }
        // the vertices in rising order; a vertex's number is its place
        int[] vertices = IntStream.concat(
                        edges.stream().flatMapToInt(Arrays::stream),
                        marks.stream().mapToInt(mark -> mark[0]))
                .sorted()
                .distinct()
                .toArray();
        if (vertices.length > MapGraph.MOST_VERTICES) {
            throw text.error("partizan.vertices", "seen", vertices.length, "least", 0, "most", MapGraph.MOST_VERTICES);
        }
        long[] neighbours = new long[vertices.length];
        edges.forEach(edge -> MapGraph.join(
                neighbours, Arrays.binarySearch(vertices, edge[0]), Arrays.binarySearch(vertices, edge[1])));
        long[] near = new long[3];
        marks.forEach(mark -> near[mark[1]] |= 1L << Arrays.binarySearch(vertices, mark[0]));
        List<String> names = Arrays.stream(vertices).mapToObj(String::valueOf).toList();
        return new ColoringRules(
                new MapGraph(text.body().strip(), names, neighbours),
                snort,
                Marked.of(all(vertices.length), near[1], near[2]));
    }
}
