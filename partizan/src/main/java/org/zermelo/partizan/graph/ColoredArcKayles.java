package org.zermelo.partizan.graph;

import java.util.List;
import org.zermelo.game.Player;
import org.zermelo.partizan.graph.EdgeGraph.Taken;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionPicture;

/** Partizan Arc Kayles: a player takes an edge of theirs, and with it every edge that shares one of its ends. */
record ColoredArcKayles(EdgeGraph graph) implements DecomposingRules<Long, Taken> {

    @Override
    public Long start() {
        return graph.all();
    }

    @Override
    public List<Taken> moves(Long edges, Player mover) {
        return graph.of(edges, mover);
    }

    @Override
    public Long play(Long edges, Player mover, Taken taken) {
        return graph.apartFrom(edges, taken.edge());
    }

    @Override
    public List<Long> parts(Long edges) {
        return graph.parts(edges, true);
    }

    @Override
    public long level(Long edges) {
        return Long.bitCount(edges);
    }

    @Override
    public PositionPicture picture(Long edges) {
        return graph.picture(start(), edges, false);
    }

    @Override
    public List<PositionPicture.Place> places(Long edges, Taken taken) {
        return EdgeGraph.place(start(), taken);
    }

    @Override
    public String toString() {
        return "partizan-arc-kayles(" + graph.text() + ")";
    }
}
