package org.zermelo.boards.sowing;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.zermelo.game.AtTurn;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Player;

/**
 * Positions as text: the rows as they are drawn, whose turn it is, and {@code pass} where this player can only let the other have
 * another turn: {@code 4,4,4/4,4,4 x}.
 */
final class SowingTexts {

    private static final Pattern TEXT = Pattern.compile("([0-9]{1,3}(?:[,/][0-9]{1,3})*) ([xo])( pass)?");

    private final SowingRules rules;

    SowingTexts(SowingRules rules) {
        this.rules = rules;
    }

    String text(AtTurn<SowingPosition> at) {
        return rules.drawn(at.position().seeds())
                + (at.mover() == Player.LEFT ? " x" : " o")
                + (at.position().waits() ? " pass" : "");
    }

    AtTurn<SowingPosition> position(String text) {
        Matcher parts = TEXT.matcher(text.strip().replaceAll("\\s+", " "));
        if (!parts.matches()) {
            throw unreadable(text);
        }
        int[] drawn = Arrays.stream(parts.group(1).split("[,/]"))
                .mapToInt(Integer::parseInt)
                .toArray();
        List<Integer> seeds = drawn.length != rules.pits()
                ? List.of()
                : IntStream.range(0, rules.pits())
                        .map(pit -> drawn[rules.row(pit) * rules.columns() + rules.column(pit)])
                        .boxed()
                        .toList();
        boolean waits = parts.group(3) != null;
        if (seeds.isEmpty()
                || !rules.drawn(seeds).equals(parts.group(1))
                || Arrays.stream(drawn).sum() > rules.total()
                || waits && !rules.again()) {
            throw unreadable(text);
        }
        Player mover = parts.group(2).equals("x") ? Player.LEFT : Player.RIGHT;
        return new AtTurn<>(new SowingPosition(seeds, waits), mover);
    }

    private BadInputException unreadable(String text) {
        String example = text(new AtTurn<>(new SowingPosition(rules.seeds(), false), rules.first()));
        return new BadInputException("grid.position", "seen", text, "game", rules, "example", example);
    }
}
