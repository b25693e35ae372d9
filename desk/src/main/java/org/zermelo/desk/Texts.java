package org.zermelo.desk;

import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.row.RowGame;
import org.zermelo.row.RowPosition;

/** Positions as they are written on a node. */
public final class Texts {

    private static final int MOST_ITEMS = 24;

    private Texts() {}

    /** The items that are left of a row; else the position's canonical text. */
    public static <P, M> String position(Rules<P, M> rules, P position) {
        if (rules instanceof RowGame row && position instanceof RowPosition left && left.left() <= MOST_ITEMS) {
            return items(row, left);
        }
        if (rules instanceof Textual<?, ?> textual) {
            @SuppressWarnings("unchecked")
            Textual<P, M> texts = (Textual<P, M>) textual;
            return texts.text(position);
        }
        return position.toString();
    }

    private static String items(RowGame row, RowPosition left) {
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < left.rows(); r++) {
            text.append(r == 0 ? "" : " | ");
            for (int i = left.from(r); i < left.to(r); i++) {
                text.append(i == left.from(r) ? "" : " ")
                        .append(row.rows().get(r).item(i));
            }
        }
        return text.isEmpty() ? "-" : text.toString();
    }
}
