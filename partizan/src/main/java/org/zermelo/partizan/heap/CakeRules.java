package org.zermelo.partizan.heap;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionPicture;

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

    /**
     * A cake that is cut.
     *
     * @param acrossColumns whether it is cut between columns, by Left
     * @param first the length of the first piece; in Eatcake the line that is eaten, from 0
     * @param pieces what it is cut into
     */
    record Cut(Cake cake, boolean acrossColumns, int first, List<Cake> pieces) {
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
                            columns,
                            kind == Kind.EATCAKE && lengths.size() < 2 ? 0 : lengths.get(0),
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
    public PositionPicture picture(List<Cake> cakes) {
        return new PositionPicture.Several(cakes.stream()
                .<PositionPicture>map(
                        cake -> new PositionPicture.Cells(cake.columns(), ".".repeat(cake.rows() * cake.columns())))
                .toList());
    }

    /** A cut into pieces is made between the first two of them, from either end; a line of cells is eaten at any of its cells. */
    @Override
    public List<PositionPicture.Place> places(List<Cake> cakes, Cut cut) {
        Cake cake = cut.cake();
        boolean across = cut.acrossColumns();
        int length = across ? cake.columns() : cake.rows();
        int first = cut.first();
        List<PositionPicture.Place> places = new ArrayList<>();
        for (int line : new TreeSet<>(List.of(first, length - first - (kind == Kind.EATCAKE ? 1 : 0)))) {
            for (int other = 0; other < (across ? cake.rows() : cake.columns()); other++) {
                int cell = across ? other * cake.columns() + line : line * cake.columns() + other;
                int before = cell - (across ? 1 : cake.columns());
                List<Integer> spots = kind == Kind.EATCAKE ? List.of(cell) : List.of(before, cell);
                places.add(new PositionPicture.Place(cakes.indexOf(cake), spots));
            }
        }
        return places;
    }

    @Override
    public String toString() {
        return kind.text + "(" + start.get(0).rows() + "," + start.get(0).columns() + ")";
    }
}
