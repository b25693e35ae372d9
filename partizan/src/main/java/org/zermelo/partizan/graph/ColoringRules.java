package org.zermelo.partizan.graph;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionPicture;

/**
 * Col and Snort: a player colours an empty vertex. In Col no two neighbours may have one colour, in Snort no two different ones
 * (Winning Ways, chapter 5).
 *
 * @param snort whether neighbours must be alike
 */
record ColoringRules(MapGraph graph, boolean snort, Marked start)
        implements DecomposingRules<Marked, ColoringRules.Colored> {

    /** A vertex that is coloured. */
    record Colored(String name, int vertex) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** The vertices that Left may colour, those that Right may. */
    private long open(Marked at, Player mover) {
        boolean left = mover == Player.LEFT;
        return at.empty() & ~(left == snort ? at.nearRight() : at.nearLeft());
    }

    @Override
    public List<Colored> moves(Marked at, Player mover) {
        List<Colored> moves = new ArrayList<>();
        for (long rest = open(at, mover); rest != 0; rest &= rest - 1) {
            int vertex = Long.numberOfTrailingZeros(rest);
            moves.add(new Colored(graph.names().get(vertex), vertex));
        }
        return moves;
    }

    @Override
    public Marked play(Marked at, Player mover, Colored move) {
        long near = graph.neighbours()[move.vertex()];
        boolean left = mover == Player.LEFT;
        return Marked.of(
                at.empty() & ~(1L << move.vertex()),
                left ? at.nearLeft() | near : at.nearLeft(),
                left ? at.nearRight() : at.nearRight() | near);
    }

    @Override
    public List<Marked> parts(Marked at) {
        List<Marked> parts = new ArrayList<>();
        for (long rest = at.empty(); rest != 0; ) {
            long part = Long.lowestOneBit(rest);
            for (long fresh = part; fresh != 0; ) {
                int vertex = Long.numberOfTrailingZeros(fresh);
                long grown = graph.neighbours()[vertex] & mattering(at, 1L << vertex) & ~part;
                part |= grown;
                fresh = (fresh & (fresh - 1)) | grown;
            }
            parts.add(Marked.of(part, at.nearLeft(), at.nearRight()));
            rest &= ~part;
        }
        return parts;
    }

    /** The empty vertices which a colour on this one could change: not those which nobody who may colour it is kept from thereby. */
    private long mattering(Marked at, long vertex) {
        if ((at.nearLeft() & vertex) != 0) {
            return at.empty() & ~(snort ? at.nearLeft() : at.nearRight());
        }
        if ((at.nearRight() & vertex) != 0) {
            return at.empty() & ~(snort ? at.nearRight() : at.nearLeft());
        }
        return at.empty();
    }

    @Override
    public long level(Marked part) {
        return Long.bitCount(part.empty());
    }

    @Override
    public PositionPicture picture(Marked at) {
        return graph.picture(
                at.empty(),
                open(at, Player.LEFT) & ~open(at, Player.RIGHT),
                open(at, Player.RIGHT) & ~open(at, Player.LEFT));
    }

    @Override
    public List<PositionPicture.Place> places(Marked at, Colored move) {
        return List.of(PositionPicture.Place.of(move.vertex()));
    }

    @Override
    public String toString() {
        return (snort ? "snort(" : "col(") + graph.text() + ")";
    }
}
