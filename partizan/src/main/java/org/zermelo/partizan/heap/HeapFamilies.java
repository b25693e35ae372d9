package org.zermelo.partizan.heap;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.partizan.heap.CakeRules.Kind;
import org.zermelo.partizan.play.PartizanFamily;
import org.zermelo.partizan.play.PositionText;

/** The families on numbers. */
public final class HeapFamilies {

    private static final Pattern TWO_SETS =
            Pattern.compile("\\s*[\\[{]([^\\]}]*)[\\]}][\\s,;]*[\\[{]([^\\]}]*)[\\]}][\\s,;]*(\\S+)\\s*");
    private static final Pattern TWO_CODES =
            Pattern.compile("\\s*0?\\.([0-7]{1,64})[\\s,;]+0?\\.([0-7]{1,64})(?:[\\s,;]+(\\d[\\d\\s,]*))?\\s*");
    private static final int LONGEST_CAKE = 1_000;
    private static final int LARGEST = 1_000_000;

    private HeapFamilies() {}

    /** All of them. */
    public static List<PartizanFamily> all() {
        return List.of(
                new PartizanFamily(
                        "partizan-subtraction",
                        "partizan-subtraction([LEFT] [RIGHT] HEAP)",
                        "partizan-subtraction([1,2] [1,3] 8)",
                        HeapFamilies::subtraction),
                new PartizanFamily(
                        "partizan-octal",
                        "partizan-octal(CODE, CODE, HEAPS)",
                        "partizan-octal(0.7 0.37 5)",
                        HeapFamilies::octal),
                cake("cutcake", "cutcake(3,6)", Kind.CUTCAKE),
                cake("eatcake", "eatcake(2,4)", Kind.EATCAKE),
                cake("maundy-cake", "maundy-cake(2,4)", Kind.MAUNDY_CAKE),
                new PartizanFamily("partizan-euclid", "partizan-euclid(P,Q)", "partizan-euclid(7,5)", text -> {
                    List<Integer> pair = text.numbers(2, 1, LARGEST);
                    return new EuclidRules(new EuclidRules.Pair(pair.get(0), pair.get(1)));
                }));
    }

    private static PartizanFamily cake(String name, String example, Kind kind) {
        return new PartizanFamily(name, name + "(ROWSxCOLUMNS)", example, text -> {
            List<Integer> sides = text.rectangle(LONGEST_CAKE * LONGEST_CAKE)
                    .map(side -> List.of(side[0], side[1]))
                    .orElseGet(() -> text.numbers(2, 1, LONGEST_CAKE));
            return new CakeRules(kind, List.of(new Cake(sides.get(0), sides.get(1))));
        });
    }

    private static TwoSetSubtraction subtraction(PositionText text) {
        Matcher sets = TWO_SETS.matcher(text.body());
        if (!sets.matches()) {
            throw text.error("partizan.two-sets", "seen", text.body().strip());
        }
        List<Integer> heap = text.numbersIn(sets.start(3), sets.end(3), 0, LARGEST);
        if (heap.size() != 1) {
            throw text.error("partizan.numbers-count", "seen", heap.size(), "expected", 1);
        }
        return new TwoSetSubtraction(set(text, sets, 1), set(text, sets, 2), heap.get(0));
    }

    private static TwoOctals octal(PositionText text) {
        Matcher codes = TWO_CODES.matcher(text.body());
        if (!codes.matches()) {
            throw text.error("partizan.two-codes", "seen", text.body().strip());
        }
        List<Integer> heaps = codes.group(3) == null
                ? List.of()
                : text.numbersIn(codes.start(3), codes.end(3), 0, LARGEST).stream()
                        .sorted()
                        .toList();
        return new TwoOctals(codes.group(1), codes.group(2), heaps);
    }

    private static List<Integer> set(PositionText text, Matcher sets, int group) {
        return text.numbersIn(sets.start(group), sets.end(group), 1, LARGEST).stream()
                .distinct()
                .sorted()
                .toList();
    }
}
