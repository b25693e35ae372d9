package org.zermelo.row;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.game.BadInputException;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Take;

/** Reads moves and positions of rows back from their texts. */
final class RowTexts {

    private static final Pattern TAKE = Pattern.compile("(?:(\\d{1,9}):)?([LR])(\\d{1,9})?", Pattern.CASE_INSENSITIVE);
    private static final Pattern SPAN = Pattern.compile("(\\d{1,9})\\.\\.(\\d{1,9})");

    private RowTexts() {}

    /** The move that a text says, legal or not; empty when it says none. */
    static Optional<Take> take(String text, boolean several) {
        Matcher found = TAKE.matcher(text.trim());
        if (!found.matches() || several != (found.group(1) != null)) {
            return Optional.empty();
        }
        int row = several ? Integer.parseInt(found.group(1)) : 0;
        int count = found.group(3) == null ? 1 : Integer.parseInt(found.group(3));
        return count == 0
                ? Optional.empty()
                : Optional.of(new Take(row, found.group(2).equalsIgnoreCase("L") ? Side.LEFT : Side.RIGHT, count));
    }

    static RowPosition position(RowGame game, String text) {
        String[] parts = text.trim().split("\\s+");
        RowPosition position =
                RowPosition.whole(game.rows().stream().mapToInt(Row::size).toArray());
        if (parts.length != position.rows()) {
            throw unreadable(text, position);
        }
        for (int r = 0; r < parts.length; r++) {
            Matcher found = SPAN.matcher(parts[r]);
            if (parts[r].equals("-")) {
                position = position.with(r, 0, 0);
            } else if (found.matches()) {
                int first = Integer.parseInt(found.group(1));
                int last = Integer.parseInt(found.group(2));
                if (first < 1 || last < first || last > position.to(r)) {
                    throw unreadable(text, position);
                }
                position = position.with(r, first - 1, last);
            } else {
                throw unreadable(text, position);
            }
        }
        return position;
    }

    private static BadInputException unreadable(String text, RowPosition whole) {
        return new BadInputException("row.position-unreadable", "seen", text, "whole", whole.toString());
    }
}
