package org.zermelo.partizan.heap;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.DecomposingRules;

/**
 * Rectangular cakes, cut along their lines: Left between columns, Right between rows. In Cutcake into two; in Maundy Cake into any
 * number of equal pieces; in Eatcake a whole column, or row, is eaten (Winning Ways, chapters 2 and 8).
 */
record CakeRules(Kind kind, List<Cake> start) implements DecomposingRules<List<Cake>, CakeRules.Cut> {

    /** How cakes are cut. */
    enum Kind {
        CUTCAKE("cutcake"),
        EATCAKE("eatcake"),
        MAUNDY_CAKE("maundy-cake");

        private final String text;

        Kind(String text) {
            this.text = text;
        }
    }

    /** A cake that is cut into these. */
    record Cut(Cake cake, List<Cake> pieces) {
        @Override
        public String toString() {
            String all = pieces.stream().map(Cake::toString).collect(Collectors.joining(" + "));
            return cake + "-" + (pieces.isEmpty() ? "0" : all);
        }
    }

    @Override
    public List<Cut> moves(List<Cake> cakes, Player mover) {
        List<Cut> cuts = new ArrayList<>();
        cakes.stream().distinct().forEach(cake -> {
            boolean columns = mover == Player.LEFT;
            int length = columns ? cake.columns() : cake.rows();
            int across = columns ? cake.rows() : cake.columns();
            pieces(length)
                    .forEach(lengths -> cuts.add(new Cut(
                            cake,
                            lengths.stream()
                                    .map(piece -> columns ? new Cake(across, piece) : new Cake(piece, across))
                                    .toList())));
        });
        return cuts;
    }

    /** What a length may be cut into. */
    private List<List<Integer>> pieces(int length) {
        List<List<Integer>> all = new ArrayList<>();
        switch (kind) {
            case CUTCAKE -> {
                for (int first = 1; 2 * first <= length; first++) {
                    all.add(List.of(first, length - first));
                }
            }
            case EATCAKE -> {
                for (int first = 0; 2 * first <= length - 1; first++) {
                    all.add(Stream.of(first, length - 1 - first)
                            .filter(piece -> piece > 0)
                            .toList());
                }
            }
            case MAUNDY_CAKE -> {
                for (int count = 2; count <= length; count++) {
                    if (length % count == 0) {
                        all.add(Collections.nCopies(count, length / count));
                    }
                }
            }
        }
        return all;
    }

    @Override
    public List<Cake> play(List<Cake> cakes, Player mover, Cut cut) {
        List<Cake> after = new ArrayList<>(cakes);
        after.remove(cut.cake());
        after.addAll(cut.pieces());
        return after;
    }

    @Override
    public List<List<Cake>> parts(List<Cake> cakes) {
        return cakes.stream().map(List::of).toList();
    }

    @Override
    public String toString() {
        return kind.text + "(" + start.get(0).rows() + "," + start.get(0).columns() + ")";
    }
}
