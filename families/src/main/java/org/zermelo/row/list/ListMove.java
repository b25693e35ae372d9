package org.zermelo.row.list;

import org.zermelo.row.list.ListClause.Verb;

/**
 * A move of a list: what a clause makes of a stretch.
 *
 * @param from the place of the stretch's first item, from 1; items are counted over all rows
 * @param to the place of its last item
 * @param put what stands there afterwards, for a stretch that is replaced; empty for others
 * @param next the position that it leads to
 * @param gain the points that it wins
 */
public record ListMove(Verb verb, int from, int to, String put, ListPosition next, long gain) {

    @Override
    public String toString() {
        String places = from == to ? "" + from : from + ".." + to;
        return switch (verb) {
            case TAKE -> "-" + places;
            case TAKE_OUT -> "-" + places + "|";
            case KEEP -> "keep " + places;
            case CUT -> to + "|" + (to + 1);
            case SWAP -> from + "<>" + to;
            case REPLACE -> places + "=" + put;
        };
    }
}
