package org.zermelo.notation.family;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Rules;
import org.zermelo.heap.GrundysGame;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.Subtraction;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.heap.play.HeapPosition;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.Source;

/** Games on heaps whose moves a code or a set of numbers gives: {@code octal(0.77, 40)}, {@code subtraction({1,3,4}, 100)}. */
public record HeapCodeFamily(
        FamilyGroup group,
        String name,
        List<String> aliases,
        String synopsis,
        String example,
        Function<Cursor, HeapRules> reader)
        implements Family {

    private static final int LARGEST_TAKE = 100_000;

    /** The families, in the order in which the docs list them. */
    public static List<HeapCodeFamily> all() {
        return List.of(
                of(
                        FamilyGroup.BREAKING,
                        "octal",
                        "octal(CODE, HEAPS)",
                        "octal(0.77, 40)",
                        args -> code(args, HeapCode::parseOctal)),
                of(
                        FamilyGroup.BREAKING,
                        "hexadecimal",
                        "hexadecimal(CODE, HEAPS)",
                        "hexadecimal(0.3F, 40)",
                        args -> code(args, HeapCode::parseHexadecimal)),
                of(
                        FamilyGroup.BREAKING,
                        "code",
                        "code(CODE, HEAPS)",
                        "code(0.[37], 12)",
                        args -> code(args, HeapCode::parse),
                        "take-and-break"),
                of(
                        FamilyGroup.HEAPS,
                        "subtraction",
                        "subtraction({TAKES}, HEAPS)",
                        "subtraction({1,3,4}, 100)",
                        args -> Subtraction.of(amounts(args))),
                of(
                        FamilyGroup.HEAPS,
                        "all-but",
                        "all-but({TAKES}, HEAPS)",
                        "all-but({2,3,7}, 100)",
                        args -> Subtraction.allBut(amounts(args))),
                of(
                        FamilyGroup.BREAKING,
                        "grundys-game",
                        "grundys-game(HEAPS)",
                        "grundys-game(50)",
                        args -> new GrundysGame(),
                        "grundy"),
                of(FamilyGroup.BREAKING, "kayles", "kayles(HEAPS)", "kayles(12, 5)", args -> HeapCode.parse("0.77")),
                of(
                        FamilyGroup.BREAKING,
                        "dawsons-kayles",
                        "dawsons-kayles(HEAPS)",
                        "dawsons-kayles(20)",
                        args -> HeapCode.parse("0.07")),
                of(
                        FamilyGroup.BREAKING,
                        "dawsons-chess",
                        "dawsons-chess(HEAPS)",
                        "dawsons-chess(20)",
                        args -> HeapCode.parse("0.137")));
    }

    private static HeapCodeFamily of(
            FamilyGroup group,
            String name,
            String synopsis,
            String example,
            Function<Cursor, HeapRules> reader,
            String... aliases) {
        return new HeapCodeFamily(group, name, List.of(aliases), synopsis, example, reader);
    }

    @Override
    public Rules<?, ?> parse(Cursor arguments) {
        int from = arguments.skip().offset();
        if (name.equals("subtraction") && takesRange(arguments)) {
            String takes = arguments.source().text().substring(from + 1, arguments.offset() - 1);
            String text = heaps(arguments).toString().replaceAll("[\\[\\]]", "") + "; take " + takes;
            return RuleText.game(Source.of(text), 0, text.length());
        }
        arguments.moveTo(from);
        HeapRules rules = reader.apply(arguments);
        return new HeapGame(rules, new HeapPosition(heaps(arguments)));
    }

    private static List<Long> heaps(Cursor arguments) {
        arguments.take(",");
        arguments.take(";");
        if (arguments.done()) {
            throw arguments.expected("notation.heap-expected", "40");
        }
        List<Long> heaps = new ArrayList<>();
        while (!arguments.done()) {
            heaps.add(arguments.integer("notation.heap-size", 0, Long.MAX_VALUE / 4));
            arguments.take(",");
        }
        return heaps;
    }

    /** Reads one range of numbers that are too many to list: what is known of it is the rules' formula. */
    private static boolean takesRange(Cursor arguments) {
        if (!arguments.take("{")) {
            return false;
        }
        arguments.integer("notation.heap-take", 1, Long.MAX_VALUE / 4);
        return arguments.take("..")
                && arguments.integer("notation.heap-take", 1, Long.MAX_VALUE / 4) > LARGEST_TAKE
                && arguments.take("}");
    }

    /** The rules alone, as {@code subtraction({1,3,4})} or {@code octal(0.77)}: what stands before the heaps. */
    public HeapRules rules(Cursor arguments) {
        return reader.apply(arguments);
    }

    private static HeapRules code(Cursor arguments, Function<String, HeapCode> parse) {
        int from = arguments.skip().offset();
        String text = arguments.upTo(",; ");
        try {
            return parse.apply(text);
        } catch (BadInputException e) {
            Object[] named = e.note().args().entrySet().stream()
                    .flatMap(arg -> Stream.of(arg.getKey(), arg.getValue()))
                    .toArray();
            int column = e.note().args().get("column") instanceof Integer c ? c - 1 : 0;
            throw arguments.error(from + column, 1, e.note().key(), named);
        }
    }

    private static Set<Integer> amounts(Cursor arguments) {
        arguments.expect("{");
        Set<Integer> amounts = new TreeSet<>();
        while (!arguments.take("}")) {
            int least = (int) arguments.integer("notation.heap-take", 1, LARGEST_TAKE);
            int most =
                    arguments.take("..") ? (int) arguments.integer("notation.heap-take", least, LARGEST_TAKE) : least;
            IntStream.rangeClosed(least, most).forEach(amounts::add);
            arguments.take(",");
        }
        return amounts;
    }
}
