package org.zermelo.desk;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.play.PartizanFamily;

/** Small games, one of each family: those in which both players have the same moves, and those with Left and Right. */
final class MixedSums {

    /** Impartial games by their families. */
    static final Map<String, String> IMPARTIAL = new TreeMap<>(Map.ofEntries(
            Map.entry("stones-squares", "stones-squares(7)"),
            Map.entry("list", "list(AABA; take out 1 if left = right)"),
            Map.entry("pool", "pool(1..4; take 1 if x > last)"),
            Map.entry("stones-divisors", "stones-divisors(6)"),
            Map.entry("heaps", "heaps(5; move take 1..2, split into 2 equal)"),
            Map.entry("nim", "nim(2, 3)"),
            Map.entry("wythoff", "wythoff(2, 3)"),
            Map.entry("fibonacci", "fibonacci(6)"),
            Map.entry("moore", "moore(2; 1, 2, 2)"),
            Map.entry("euclid", "euclid(7, 3)"),
            Map.entry("staircase", "staircase(2, 1, 2)"),
            Map.entry("strip", "strip(1, 3, 4)"),
            Map.entry("chomp", "chomp(2x3)"),
            Map.entry("divisors", "divisors(12)"),
            Map.entry("notakto", "notakto(1)"),
            Map.entry("cram", "cram(2x3)"),
            Map.entry("pins", "pins(5)"),
            Map.entry("treblecross", "treblecross(5)"),
            Map.entry("turning-turtles", "turning-turtles(1, 3)"),
            Map.entry("mock-turtles", "mock-turtles(1, 3)"),
            Map.entry("ruler", "ruler(1, 3)"),
            Map.entry("node-kayles", "node-kayles(path 5)"),
            Map.entry("arc-kayles", "arc-kayles(1-2, 2-3, 3-1, 3-4)"),
            Map.entry("hackenbush", "hackenbush(1-2, 2-3)"),
            Map.entry("octal", "octal(0.77, 6)"),
            Map.entry("hexadecimal", "hexadecimal(0.3F, 4)"),
            Map.entry("code", "code(0.[37], 5)"),
            Map.entry("subtraction", "subtraction({1,3}, 6)"),
            Map.entry("all-but", "all-but({2}, 7)"),
            Map.entry("grundys-game", "grundys-game(8)"),
            Map.entry("kayles", "kayles(4, 2)"),
            Map.entry("dawsons-kayles", "dawsons-kayles(6)"),
            Map.entry("dawsons-chess", "dawsons-chess(5)"),
            Map.entry("board", "board(strip 4; moves place *)"),
            Map.entry("values", "*3 + {nim(2)|*2}")));

    private MixedSums() {}

    /** A game of each family with Left and Right in which no play comes back. */
    static List<String> partizan() {
        return PartizanFamilies.all().stream()
                .filter(family -> !PartizanFamilies.GAMES.isEndless(family.name()))
                .map(PartizanFamily::example)
                .toList();
    }
}
