package org.zermelo.partizan.graph;

import java.util.List;
import org.zermelo.game.Player;
import org.zermelo.partizan.graph.EdgeGraph.Taken;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionPicture;

/**
 * Hackenbush: a player cuts an edge of theirs, and what no longer hangs on the ground goes, too (Winning Ways, chapter 1). In
 * Childish Hackenbush a cut of Left's or Right's edge may not part another one from the ground (chapter 8); green edges are cut freely,
 * as in CGSuite.
 */
record HackenbushRules(EdgeGraph graph, boolean childish) implements DecomposingRules<Long, Taken> {

    @Override
    public Long start() {
        return graph.supported(graph.all());
    }

    @Override
    public List<Taken> moves(Long edges, Player mover) {
        List<Taken> own = graph.of(edges, mover);
        return childish ? own.stream().filter(cut -> keepsRest(edges, cut)).toList() : own;
    }

    private boolean keepsRest(long edges, Taken cut) {
        long rest = edges & ~(1L << cut.edge());
        return graph.edges().get(cut.edge()).color() == EdgeColor.EITHER || graph.supported(rest) == rest;
    }

    @Override
    public Long play(Long edges, Player mover, Taken cut) {
        return graph.supported(edges & ~(1L << cut.edge()));
    }

    @Override
    public List<Long> parts(Long edges) {
        return graph.parts(edges, false);
    }

    @Override
    public long level(Long edges) {
        return Long.bitCount(edges);
    }

    @Override
    public PositionPicture picture(Long edges) {
        return graph.picture(start(), edges, true);
    }

    @Override
    public List<PositionPicture.Place> places(Long edges, Taken taken) {
        return EdgeGraph.place(start(), taken);
    }

    @Override
    public String toString() {
        return (childish ? "childish-hackenbush(" : "hackenbush(") + graph.text() + ")";
    }
}
