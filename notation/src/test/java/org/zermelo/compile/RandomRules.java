package org.zermelo.compile;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.zermelo.notation.rules.ClearBans;

/** Random rules, small enough to be searched, that use every feature of the notation. */
final class RandomRules {

    private static final String[] GROWING = {
        "+1",
        "+2",
        "+3",
        "*2",
        "*3",
        "+1 if x is even",
        "=x+2 if x%3==1",
        "add 1 or 3",
        "=2*x+1 if x < 4",
        "^2",
        "+k for k in 1..2",
        "=x+1 if x<7",
        "double",
        "+ceil(4/3)",
        "+digitsum(x)+1",
        "=bitor(x,1)+1",
        "=lcm(x,2)+1"
    };

    private static final String[] SHRINKING = {
        "-1",
        "-2",
        "-3",
        "/2 floor",
        "/2 ceil",
        "/3 floor",
        "/2",
        "/1.5 floor",
        "take 1..3",
        "take any",
        "-1 if x is odd",
        "=(x+1)//2 if x>2",
        "take k in {1,3,4}",
        "%3",
        "=x-min(x,2)",
        "/2 if x is even else -1",
        "-floor(7/3)",
        "take a square",
        "take a prime",
        "take k if gcd(k,x)=1",
        "take a proper divisor",
        "take a digit of x",
        "take a fibonacci number",
        "take a power of 2",
        "-sqrt(x)",
        "-divisors(x)",
        "-digitsum(x)",
        "-log(x,2)",
        "-bitand(x,3)",
        "=x xor k for k in 1..7 if (x xor k) < x",
        "=k for k in 0..x-1 if k is odd"
    };

    private static final String[] BOTH_GROWING = {
        "+other",
        "[+1,+2]",
        "[0,*2]",
        "[0, 0]",
        "h1:+1",
        "h2:*2",
        "larger:+1",
        "smaller:*2",
        "x:+1 and other:+1",
        "a += b and b += 1",
        "+gcd(x,other)+1"
    };

    private static final String[] BOTH_SHRINKING = {
        "[-1,-1]",
        "[0, 0]",
        "[-k,-k] for k in 1..min(a,b)",
        "-k*other for k in 1..x//other if other > 0",
        "h1:-2",
        "larger:-1",
        "[/2 floor, 0]",
        "x:-2 and other:+1",
        "=abs(x-other) if other > 0",
        "-gcd(x,other)",
        "=x xor other if (x xor other) < x"
    };

    private static final String[] GROWTH_ENDS = {"sum >= T", "big >= T", "product >= T", "a*a >= T or sum > T", "x3"};

    private static final String[] SHRINK_ENDS = {"sum <= N", "small = 0", "a == 0", "sum < 3 and a <= 1", ""};

    private final Random random;

    RandomRules(long seed) {
        this.random = new Random(seed);
    }

    private <T> T any(T[] all) {
        return all[random.nextInt(all.length)];
    }

    /** Rules in the notation. One in four mixes growing and shrinking moves, so that plays may be endless. */
    String next() {
        boolean cyclic = random.nextInt(4) == 0;
        boolean growing = random.nextBoolean();
        int heaps = 1 + random.nextInt(random.nextInt(4) == 0 ? 3 : 2);
        List<String> parts = new ArrayList<>();
        parts.add(start(heaps));
        parts.add("move " + String.join(", ", moves(cyclic, growing, heaps)));
        String end = growing || cyclic ? any(GROWTH_ENDS) : any(SHRINK_ENDS);
        if (end.equals("x3")) {
            end = "a >= T or a == 5";
        }
        int target = 8 + random.nextInt(heaps == 1 ? 40 : 14);
        end = end.replace("T", String.valueOf(target)).replace("N", String.valueOf(random.nextInt(4)));
        if (!end.isEmpty()) {
            parts.add("end " + end);
            winners(parts, target);
        }
        options(parts, cyclic);
        return ClearBans.of("heaps(" + String.join("; ", parts) + ")");
    }

    private String start(int heaps) {
        List<String> start = new ArrayList<>();
        for (int i = 0; i < heaps; i++) {
            start.add(String.valueOf(random.nextInt(9)));
        }
        return String.join(", ", start);
    }

    private Set<String> moves(boolean cyclic, boolean growing, int heaps) {
        Set<String> moves = new LinkedHashSet<>();
        int count = 1 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            boolean grows = cyclic ? i % 2 == 0 : growing;
            boolean both = heaps == 2 && random.nextInt(3) == 0;
            String[] pool = grows ? (both ? BOTH_GROWING : GROWING) : both ? BOTH_SHRINKING : SHRINKING;
            moves.add(any(pool));
        }
        return moves;
    }

    private void winners(List<String> parts, int target) {
        switch (random.nextInt(7)) {
            case 0 -> parts.add("overshoot sum > " + (target + 3));
            case 1 -> parts.add("winner other");
            case 2 -> parts.add("winner draw if sum is even, last");
            case 3 -> parts.add("winner last if sum is divisible by 3, other");
            default -> {
                // the last mover wins
            }
        }
    }

    private void options(List<String> parts, boolean cyclic) {
        if (random.nextInt(5) == 0) {
            parts.add("stuck " + any(new String[] {"loses", "wins", "draw"}));
        }
        String moves = parts.get(1);
        boolean choices = moves.contains(" k ") || moves.contains("or 3") || moves.contains("take");
        if (random.nextInt(5) == 0 && !choices) {
            parts.add("no repeat " + any(new String[] {"own", "opponent"}));
        }
        if (random.nextInt(6) == 0) {
            parts.add("result " + any(new String[] {"sum % 4 != 1", "x != 7", "r is not divisible by 5"}));
        }
        if (random.nextInt(5) == 0) {
            String first = moves.substring(5).split(", ")[0];
            // how often a choice without a bound may be made once nobody knows, so that it is refused
            boolean bounded =
                    !first.contains("any") && !first.matches("take (a|k) .*") && !first.matches(".*\\.\\. ?[^0-9 ].*");
            if (!first.contains("[") && !first.contains("{") && bounded) {
                parts.add("once " + first);
            }
        }
        if (cyclic || random.nextInt(6) == 0) {
            parts.add("limits 0.." + (8 + random.nextInt(12)));
        }
        if (parts.stream().anyMatch(p -> p.startsWith("result x")) && moves.matches(".*(\\[| and ).*")) {
            parts.removeIf(p -> p.startsWith("result x"));
        }
    }
}
