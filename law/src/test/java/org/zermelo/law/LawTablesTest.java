package org.zermelo.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.RefusedException;
import org.zermelo.law.LawSearch.Effort;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.automaton.Ostrowski;
import org.zermelo.law.check.LawCheck;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;
import org.zermelo.rule.forbid.ForbiddingGame;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;
import org.zermelo.value.Outcome;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Every law that is found says what the rules say, position by position, far beyond those it was guessed from. */
class LawTablesTest {

    private static final Effort SMALL = new Effort(40, 256, 100_000);

    private static final int OF_ONE_HEAP = Share.of(1_200, 25);
    private static final int OF_TWO_PLAYERS = Share.of(400, 10);
    private static final int OF_TWO_HEAPS = Share.of(800, 8);

    private static void agrees(Law law, Ruleset rules, Value value, int below) {
        SolvedPositions table = new SolvedPositions(rules, value, Long.MAX_VALUE);
        long[] position = new long[rules.variables().size()];
        for (int number = 0; number < Math.pow(below, position.length); number++) {
            int rest = number;
            for (int i = 0; i < position.length; i++) {
                position[i] = rest % below;
                rest /= below;
            }
            if (inRange(rules, position)) {
                assertThat(law.of(position)).as(rules + " at " + number).isEqualTo(table.of(position));
            }
        }
    }

    private static boolean inRange(Ruleset rules, long[] position) {
        return IntStream.range(0, position.length)
                .allMatch(i -> rules.variables().get(i).range().contains(position[i]));
    }

    /** Clauses of one heap: takes under conditions, parts of the heap. */
    private static String oneHeap(Random random) {
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(3); i++) {
            int take = 1 + random.nextInt(5);
            int divisor = 2 + random.nextInt(2);
            moves.add(
                    switch (random.nextInt(7)) {
                        case 0 -> "=x//" + divisor;
                        case 1 -> "-" + take + " if x % " + divisor + " = " + random.nextInt(divisor);
                        case 2 -> "take k in 1..x//" + (divisor + 1);
                        case 3 -> "-" + take + " if x > " + random.nextInt(8);
                        case 4 -> "take k in " + take + ".." + (take + random.nextInt(3));
                        default -> "-" + take;
                    });
        }
        String end = random.nextInt(4) == 0 ? "; end x < " + (1 + random.nextInt(4)) : "";
        return "heaps(n = S; move " + String.join(", ", moves) + end.replace("x", "n") + ")";
    }

    private static String twoHeaps(Random random) {
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(3); i++) {
            moves.add(
                    switch (random.nextInt(6)) {
                        case 0 -> "[-" + random.nextInt(3) + ", -" + (1 + random.nextInt(2)) + "]";
                        case 1 -> "take any";
                        case 2 -> "-1 if x > other";
                        case 3 -> "take 1..other";
                        case 4 -> "-" + (1 + random.nextInt(3)) + " if (x + other) % 3 = " + random.nextInt(3);
                        default -> "-" + (1 + random.nextInt(3));
                    });
        }
        return "heaps(a, b; move " + String.join(", ", moves) + ")";
    }

    private static int found(String text, Value value, int below) {
        Ruleset rules = RuleText.ruleset(text);
        Optional<Law> law = LawSearch.find(rules, value, SMALL);
        law.ifPresent(one -> {
            agrees(one, rules, value, below);
            assertThat(LawCheck.check(LawCertificate.of(one), HeapRulesText::declared, Watch.NONE)
                            .rejection())
                    .as(text)
                    .isEmpty();
        });
        return law.isPresent() ? 1 : 0;
    }

    @Test
    void randomRulesOfOneHeap() {
        Random random = new Random(37);
        int found = 0;
        for (int i = 0; i < OF_ONE_HEAP; i++) {
            String rules = oneHeap(random);
            found += found(rules, i % 3 == 0 ? Values.misereWinner() : Values.winner(), 600);
        }
        assertThat(found).isGreaterThan(OF_ONE_HEAP / 3);
    }

    @Test
    void randomRulesOfTwoHeaps() {
        Random random = new Random(38);
        int found = 0;
        for (int i = 0; i < OF_TWO_HEAPS; i++) {
            found += found(twoHeaps(random), i % 3 == 0 ? Values.misereWinner() : Values.winner(), 40);
        }
        assertThat(found).isGreaterThan(OF_TWO_HEAPS / 2);
    }

    @Test
    void randomRulesOfPlayersWithMovesOfTheirOwn() {
        Random random = new Random(39);
        int found = 0;
        for (int i = 0; i < OF_TWO_PLAYERS; i++) {
            String rules = "heaps(n = S; first: " + own(random) + ", " + own(random) + ", second: " + own(random) + ")";
            found += found(rules, i % 3 == 0 ? Values.misereWinner() : Values.winner(), 300);
        }
        assertThat(found).isGreaterThan(OF_TWO_PLAYERS / 2);
    }

    /** The moves that are kept in a position of the game are the numbers of the law. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; move -1, -2, -3; no repeat opponent)   | 300",
                "heaps(S; move -1, -2; no repeat own)            | 300",
                "heaps(S; move -1, -2, -3; no repeat own or opponent) | 300",
                "heaps(S; take 1..4; no repeat opponent)         | 300",
                "heaps(S; take 1..x//2; no repeat opponent)      | 200",
                "heaps(S; take any; no repeat opponent)          | 100",
                "heaps(S; move -1, -3, =x//2 if x > 0; no repeat opponent) | 200"
            })
    void movesThatMayNotBeRepeated(String text, int below) {
        Ruleset rules = RuleText.ruleset(text);
        Law law = LawSearch.find(rules, Values.winner(), Effort.USUAL).orElseThrow();
        SolvedPositions table = new SolvedPositions(rules, Values.winner(), Long.MAX_VALUE);
        RuleGame game = RuleGame.unstarted(rules);
        for (int size = 0; size < below; size++) {
            RulePosition start = game.at(size);
            assertThat(law.of(law.numbers(start))).as(text + " at " + size).isEqualTo(table.of(start));
            game.eachOption(
                    start,
                    option -> assertThat(law.of(law.numbers(option)))
                            .as(text + " at " + option)
                            .isEqualTo(table.of(option)));
        }
    }

    private static String own(Random random) {
        int take = 1 + random.nextInt(5);
        return switch (random.nextInt(4)) {
            case 0 -> "=x//2 if x > 0";
            case 1 -> "-" + take + " if x % 2 = " + random.nextInt(2);
            default -> "-" + take;
        };
    }

    /** Powers and binary digits, which only digits of one base show; rows of heaps; larger automata than random rules have. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; take a power of 2)                                       | base 2 | 600",
                "heaps(S; take a power of 3)                                       | base 3 | 600",
                "heaps(S; take any if x is a power of 2, take 1)                   | base 2 | 600",
                "heaps(a, b; take any; end a xor b = 3)                            | base 2 | 40",
                "heaps(a, b; take any; end a bitor b = 3)                          | base 2 | 40",
                "heaps(a, b; a -= k for k in 1..a; b -= k and a += k for k in 1..b) | base 2 | 30",
                "heaps(S; -6 if x > 10 else -4, /3 ceil)                           | base 3 | 4000",
                "heaps(a, b; move larger: -2, [-1,-3])                             | base 2 | 100"
            })
    void namedRules(String text, String numeration, int below) {
        Ruleset rules = RuleText.ruleset(text);
        Law law = LawSearch.find(rules, Values.winner(), Effort.USUAL).orElseThrow();
        assertThat(law.numeration()).hasToString(numeration);
        agrees(law, rules, Values.winner(), below);
    }

    @Test
    void nimbersAgree() {
        Ruleset rules = RuleText.ruleset("heaps(S; move -1, =x//2)");
        agrees(LawSearch.find(rules, Values.nimber(), SMALL).orElseThrow(), rules, Values.nimber(), 2000);
    }

    /** Where moves are read backwards, positions are worth what the interpreter says, as far as no move leaves the box. */
    @Test
    void markedPositionsAreSolvedPositions() {
        Random random = new Random(41);
        for (int i = 0; i < OF_TWO_HEAPS / 2; i++) {
            String text = i % 2 == 0 ? twoHeaps(random) : oneHeap(random);
            String forbid = i % 3 == 0 ? "; forbid " + (1 + random.nextInt(3)) + ")" : ")";
            Ruleset rules = RuleText.ruleset(text.substring(0, text.length() - 1) + forbid);
            DefinedRules defined = DefinedRules.of(rules, Values.winner());
            Numeration numeration = i % 4 < 2 ? new Base(2 + i % 4) : new Ostrowski(1);
            LawProof proof = new LawProof(defined, numeration);
            Measure measure = Measure.of(defined, proof.procedure()).orElseThrow();
            if (!MarkedPositions.fits(proof, measure)) {
                continue;
            }
            long[] greatest =
                    rules.variables().stream().mapToLong(Variable::greatest).toArray();
            MarkedPositions marked = new MarkedPositions(proof, measure, numeration, 4, greatest);
            SolvedPositions solved = new SolvedPositions(rules, Values.winner(), Long.MAX_VALUE);
            long most = numeration.value(1, 0, 0, 0, 0);
            for (long a = 0; a < most; a++) {
                for (long b = 0; b < (rules.variables().size() == 2 ? most : 1); b++) {
                    long[] position = rules.variables().size() == 2 ? new long[] {a, b} : new long[] {a};
                    assertThat(marked.of(position))
                            .as(rules + " at " + a + ", " + b)
                            .isEqualTo(solved.of(position));
                }
            }
        }
    }

    /** Where the opponent may forbid, a law says what the game says in which this is played ply by ply. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; take 1..4; forbid 1)                                     | 12",
                "heaps(S; take 1..4; end x <= 1; winner other; forbid 1)           | 12",
                "heaps(S; move -1, -3, -4; stuck wins; forbid 2)                   | 14",
                "heaps(S; take 1..2*x//3; forbid 2)                                | 10",
                "heaps(a, b; take any; forbid 1)                                   | 5",
                "heaps(a, b; take any, [-1,-1]; forbid 2)                          | 4",
                "heaps(a, b; take any, [-k,-k] for k in 1..min(a,b); forbid 2)     | 5"
            })
    void forbiddenMoves(String text, int below) {
        Ruleset rules = RuleText.ruleset(text);
        for (Value value : List.of(Values.winner(), Values.misereWinner())) {
            Law law = LawSearch.find(rules, value, new Effort(100, 4096, 1_000_000))
                    .orElseThrow();
            agrees(law, rules, value, 40);
            for (int a = 0; a < below; a++) {
                for (int b = 0; b < (rules.variables().size() == 2 ? below : 1); b++) {
                    Map<String, Long> start = rules.variables().size() == 2
                            ? Map.of("a", (long) a, "b", (long) b)
                            : Map.of("S", (long) a);
                    var game = new ForbiddingGame(rules.bind(start));
                    Outcome played = (Outcome) new MemoSearch()
                            .solve(Question.of(game, value), Watch.NONE)
                            .worth();
                    boolean wins = law.of(rules.variables().size() == 2 ? new long[] {a, b} : new long[] {a}) != 0;
                    assertThat(played.sign() > 0)
                            .as(text + " " + value.name() + " from " + start)
                            .isEqualTo(wins);
                }
            }
        }
    }

    /** What all positions with so many digits allow, and the first position of which that says what its moves do not. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(a, b; take any, [-k,-k] for k in 1..min(a,b)) | 3 | 5  | 11, 0",
                "heaps(a, b; take any, [-k,-k] for k in 1..min(a,b)) | 4 | 8  | 19, 0",
                "heaps(a, b; take any, [-k,-k] for k in 1..min(a,b)) | 5 | 17 | 35, 16",
                "heaps(S; move -1, -2, -39)                          | 5 | 3  | 39"
            })
    void aGuessThatSmallTablesAllowIsRefuted(String text, int length, int states, String where) {
        Ruleset rules = RuleText.ruleset(text);
        Base two = new Base(2);
        long[] greatest =
                rules.variables().stream().mapToLong(Variable::greatest).toArray();
        SolvedPositions solved = new SolvedPositions(rules, Values.winner(), 1_000_000);
        var guess = new LawGuess(two, greatest, length, 40, solved::of).guess().orElseThrow();
        int[][] digits =
                new Refutation(new LawProof(DefinedRules.of(rules, Values.winner()), two), guess, false).search();
        long[] refuted = Arrays.stream(Objects.requireNonNull(digits))
                .mapToLong(two::value)
                .toArray();
        assertThat(guess.states()).isEqualTo(states);
        assertThat(Arrays.stream(refuted).mapToObj(Long::toString).collect(Collectors.joining(", ")))
                .isEqualTo(where);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; move -k*k for k in 1..x)       | law.undefinable.product",
                "heaps(a, b; move -a*b; end sum < 2)     | law.undefinable.product",
                "heaps(S; move =x//k for k in 2..x)      | law.undefinable.divisor",
                "heaps(S; -1 if 2^log(x-5,2) = 1, -2)    | law.undefinable.numeric",
                "heaps(S; -1 if ((x-5) xor 3) < 0, -2)   | law.undefinable.numeric",
                "heaps(S; move -2^k for k in 0..x)       | law.undefinable.power",
                "heaps(S; move -1 once)                  | law.once",
                "heaps(S; move -k for k in -1..1; no repeat own) | law.memory",
                "heaps(S; take 1 then split)             | law.split",
                "heaps(S; move -1, *2)                   | law.endless",
                "heaps(S; move -1, +1)                   | law.endless"
            })
    void whatCannotBeSaidIsRefused(String rules, String key) {
        assertThatThrownBy(() -> LawSearch.find(RuleText.ruleset(rules), Values.winner(), SMALL))
                .isInstanceOfSatisfying(
                        RefusedException.class, e -> assertThat(e.note().key()).isEqualTo(key));
    }

    @Test
    void numerationsWriteEveryNumberOnce() {
        for (var numeration :
                List.of(new Base(2), new Base(10), new Ostrowski(1), new Ostrowski(2), new Ostrowski(3))) {
            for (long value : new long[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100, 12345, Long.MAX_VALUE / 3}) {
                assertThat(numeration.value(numeration.digits(value))).isEqualTo(value);
            }
        }
    }
}
