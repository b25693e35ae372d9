package org.zermelo.exam.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/** What the programs say in each language, and that those in Python print the examiner's answers. */
class ProgramTest {

    private static final String RULES = "heaps(S in 3..9; move -k for k in 1..2, /2 ceil if x % 3 != 0; end sum <= 2)";

    private static Task task(String rules, String... questions) {
        List<ExamQuestion> all = new ArrayList<>();
        for (String question : questions) {
            String[] words = question.split(" ");
            all.add(ExamQuestion.of(String.valueOf(19 + all.size()), words[0], words[1]));
        }
        return Task.of("small", RuleText.ruleset(rules), all);
    }

    private static String program(Dialect dialect, String rules, String... questions) {
        return Program.of(task(rules, questions), Examiner.standard(), dialect);
    }

    @Test
    void aWholeProgramInPython() {
        assertThat(program(Dialect.PYTHON_B, RULES, "W2 all")).isEqualTo("""
                # small

                def moves(p):
                    x, = p
                    res = []
                    for k in range(1, 2 + 1):
                        if x - k >= 0 and x - k != x:
                            res.append((x - k,))
                    if (x % 3 != 0) and (x + 2 - 1) // 2 != x:
                        res.append(((x + 2 - 1) // 2,))
                    return res

                def ended(p):
                    x, = p
                    if x <= 2:
                        return 1
                    if not moves(p):
                        return 1
                    return None

                def f(p, m):
                    e = ended(p)
                    if e is not None:
                        return e == 1 and m % 2 == 0 or e == -1 and m % 2 == 1
                    if m == 0:
                        return False
                    h = [f(q, m - 1) for q in moves(p)]
                    return any(h) if m % 2 == 1 else all(h)

                def unlucky(p):
                    return any(f(q, 1) for q in moves(p))

                r19 = []
                for S in range(3, 9 + 1):
                    p = (S,)
                    if ended(p) is None and (f(p, 3) and not f(p, 1)):
                        r19 += [S]
                print(19, *r19)

                """);
    }

    @Test
    void theShortestProgramIsThatOfCheatSheets() {
        assertThat(program(
                        Dialect.PYTHON,
                        "heaps(7, S in 1..69; move +1, *2; end sum >= 77)",
                        "U min",
                        "W2 all",
                        "L2 min"))
                .isEqualTo("""
                # small
                from functools import lru_cache

                @lru_cache(None)
                def f(x, y, m):
                    if x + y >= 77: return m % 2 == 0
                    if m == 0: return False
                    h = [f(x + 1, y, m - 1), f(x, y + 1, m - 1), f(x * 2, y, m - 1), f(x, y * 2, m - 1)]
                    return any(h) if m % 2 == 1 else all(h)

                print(19, *[S for S in range(1, 69 + 1) if any([f(7 + 1, S, 1), f(7, S + 1, 1), f(7 * 2, S, 1), f(7, S * 2, 1)])][:1])
                print(20, *[S for S in range(1, 69 + 1) if f(7, S, 3) and not f(7, S, 1)])
                print(21, *[S for S in range(1, 69 + 1) if f(7, S, 4) and not f(7, S, 2)][:1])
                """);
        assertThat(program(Dialect.PYTHON, "heaps(S in 1..9; move +1, *2; end x >= 20; no repeat own)", "W1 all"))
                .contains("def f(x, last, own, m):");
        assertThat(program(Dialect.PYTHON, "heaps(S in 3..9; move -2; end x = 0)", "W2 all"))
                .as("where a player may be stuck")
                .contains("def moves(p):");
    }

    @Test
    void theShortFormInCpp() {
        assertThat(program(
                        Dialect.CPP,
                        "heaps(S in 20..60; move -2, take 3..4, /2 floor if x % 3 = 0; end sum <= 19)",
                        "U min",
                        "W2 min2",
                        "L2 max"))
                .isEqualTo("""
                // small
                #include <iostream>
                using namespace std;

                bool f(long long x, int m) {
                    if (x <= 19) return m % 2 == 0;
                    if (m == 0) return false;
                    if (m % 2 == 1) return f(x - 2, m - 1) || f(x - 3, m - 1) || f(x - 4, m - 1) || ((x % 3 == 0) && f(x / 2, m - 1));
                    return f(x - 2, m - 1) && f(x - 3, m - 1) && f(x - 4, m - 1) && (!(x % 3 == 0) || f(x / 2, m - 1));
                }

                bool unlucky(long long x) {
                    return f(x - 2, 1) || f(x - 3, 1) || f(x - 4, 1) || ((x % 3 == 0) && f(x / 2, 1));
                }

                int main() {
                    long long found;
                    cout << "19";
                    for (long long S = 20; S <= 60; S++) if (unlucky(S)) { cout << ' ' << S; break; }
                    cout << endl;
                    cout << "20";
                    found = 0;
                    for (long long S = 20; S <= 60; S++) if (found < 2 && f(S, 3) && !f(S, 1)) { cout << ' ' << S; found = found + 1; }
                    cout << endl;
                    cout << "21";
                    for (long long S = 60; S >= 20; S--) if (f(S, 4) && !f(S, 2)) { cout << ' ' << S; break; }
                    cout << endl;
                }
                """);
        assertThat(program(Dialect.CPP, "heaps(7, S in 1..69; move +1, *2; end sum >= 77)", "W2 max2"))
                .as("what one loop does not find")
                .isEqualTo(program(Dialect.CPP_LONG, "heaps(7, S in 1..69; move +1, *2; end sum >= 77)", "W2 max2"));
    }

    /** The codes of every S, from a table filled from its end and by recursion, are those of the engine; (7, 17) has 11. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(7, S in 1..69; move +1, *2; end sum >= 77) | PYTHON_ARRAY",
                "heaps(7, S in 1..69; move +1, *2; end sum >= 77) | PYTHON_CODES",
                "heaps(S in 1..80; move +2, +5, *3; end x > 70) | PYTHON_ARRAY",
                "heaps(S in 1..80; move +2, +5, *3; end x > 70) | PYTHON_CODES",
                "heaps(S in 1..60; move take 1..3; end sum = 0) | PYTHON_CODES"
            })
    void theCodesOfEveryStartAreTheEngines(String rules, Dialect dialect, @TempDir Path folder) throws Exception {
        assumeTrue(runs("python3"));
        Files.writeString(folder.resolve("codes.py"), program(dialect, rules, "W1 all"));
        Path out = folder.resolve("out.txt");
        Process process = new ProcessBuilder("python3", "codes.py")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        Examiner examiner = Examiner.standard();
        Ruleset read = RuleText.ruleset(rules);
        StringBuilder wanted = new StringBuilder();
        for (Start<RulePosition> start : examiner.starts(read, examiner.scan(read, StartSet.parse("W1")))) {
            Classes<RulePosition, RuleMove> classes = examiner.classes(read, start);
            if (!classes.ended(start.position())) {
                int code = classes.fate(start.position(), 200).code();
                wanted.append(start.s()).append(' ').append(code).append('\n');
            }
        }
        assertThat(Files.readString(out)).isEqualTo(wanted.toString());
        if (rules.contains("7, S")) {
            assertThat(wanted.toString()).contains("\n17 11\n");
        }
    }

    @Test
    void theLabelsOfStyleAGoAsFarAsAQuestionAsks() {
        assertThat(program(Dialect.PYTHON_A, RULES, "W2 all")).contains("""
                    if m < 2:
                        return ''
                    if all(game(q, 1) in ('P1',) for q in moves(p)):
                        return 'V1'
                    if m < 3:
                        return ''
                    if any(game(q, 2) in ('W', 'V1',) for q in moves(p)):
                        return 'P2'
                    return ''
                """);
    }

    @Test
    void movesAndAQuestionInJava() {
        assertThat(program(Dialect.JAVA_LONG, RULES, "W2 all"))
                .contains("""
                    static List<List<Long>> moves(List<Long> p) {
                        long x = p.get(0);
                        List<List<Long>> res = new ArrayList<>();
                        for (long k = 1; k <= 2; k++)
                            if (x - k >= 0 && x - k != x)
                                res.add(List.of((long) (x - k)));
                        if ((x % 3 != 0) && (x + 2 - 1) / 2 != x)
                            res.add(List.of((long) ((x + 2 - 1) / 2)));
                        return res;
                    }

                    static int ended(List<Long> p) {
                        long x = p.get(0);
                        if (x <= 2) return 1;
                        return moves(p).isEmpty() ? 1 : 2;
                    }
                """)
                .contains("""
                    public static void main(String[] args) {
                        {
                            List<Long> r = new ArrayList<>();
                            for (long S = 3; S <= 9; S++)
                                {
                                    List<Long> p = List.of((long) S);
                                    if (ended(p) == 2 && (f(p, 3) && !f(p, 1))) {
                                        r.add(S);
                                    }
                                }
                            answer("19", "all", false, r);
                        }
                    }
                }
                """)
                .doesNotContain("unlucky")
                .doesNotContain("together")
                .doesNotContain("codes");
    }

    @Test
    void movesInCppAndCsharp() {
        assertThat(program(Dialect.CPP_LONG, RULES, "W2 all")).contains("""
                vector<Position> moves(const Position& p) {
                    long long x = p[0];
                    vector<Position> res;
                    for (long long k = 1; k <= 2; k++)
                        if (x - k >= 0 && x - k != x)
                            res.push_back(Position{x - k});
                """);
        assertThat(program(Dialect.CSHARP_LONG, RULES, "W2 all")).contains("""
                    static List<long[]> moves(long[] p) {
                        long x = p[0];
                        var res = new List<long[]>();
                        for (long k = 1; k <= 2; k++)
                            if (x - k >= 0 && x - k != x)
                                res.Add(new long[] {x - k});
                """);
    }

    @Test
    void movesAndAQuestionInPascal() {
        String program = program(Dialect.PASCAL_LONG, RULES, "U-W1 min");
        assertThat(program).contains("""
                function moves(p: Position): Positions;
                var
                    x, k: int64;
                    next: Position;
                    list: Positions;
                begin
                    x := p[0];
                    SetLength(list, 0);
                    for k := 1 to 2 do
                        if (x - k >= 0) and ((x - k <> x)) then
                            begin
                                next[0] := x - k;
                                put(list, next);
                            end;
                """).contains("""
                    for S := 3 to 9 do
                        begin
                            p[0] := S;
                            if (ended(p) = 2) and ((unlucky(p)) and not (f(p, 1))) then
                            begin
                                add(found, S);
                            end;
                        end;
                    answer('19', 'min', false, found);
                end;

                begin
                    grow;
                    question19;
                end.
                """);
        assertThat(program)
                .contains("function unlucky")
                .doesNotContain("function floorDiv")
                .doesNotContain("@");
    }

    /** Languages whose division cuts towards zero call floorDiv where the dividend could be negative. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PYTHON_C | ((x - 9) // 2)     | max(x, 30)                  | x ** 3",
                "JAVA     | floorDiv((x - 9), 2) | Math.max(x, 30)           | x * x * x",
                "CPP      | floorDiv((x - 9), 2) | std::max<long long>(x, 30) | x * x * x",
                "CSHARP   | floorDiv((x - 9), 2) | Math.Max(x, 30)           | x * x * x",
                "PASCAL   | floorDiv((x - 9), 2) | larger(x, 30)             | x * x * x"
            })
    void everyLanguageHasItsOperators(Dialect dialect, String quotient, String greater, String power) {
        String rules = "heaps(S in 3..9; move =(x-9)/2 floor+x, =max(x, 30), ^3; end sum >= 40)";
        assertThat(program(dialect, rules, "W1 all")).contains(quotient, greater, power);
    }

    @ParameterizedTest
    @EnumSource(names = {"JAVA", "CPP", "CSHARP"})
    void numbersBeyondAnIntAreWrittenAsLong(Dialect dialect) {
        String suffix = dialect == Dialect.CPP ? "LL" : "L";
        assertThat(program(dialect, "heaps(S in 1..3; move +5000000000; end sum >= 9000000000)", "W1 all"))
                .contains("x + 5000000000" + suffix, "x >= 9000000000" + suffix);
        assertThat(program(dialect, "heaps(S in 1..3; move -5000000000; limits -10^11..9; end sum < -10^10)", "W1 all"))
                .contains(
                        "x < (-10000000000" + suffix + ")", "x - 5000000000" + suffix + " >= (-100000000000" + suffix);
        assertThat(program(dialect, "heaps(S in 5000000000..5000000003; move -1; end sum < 5000000000)", "W1 all"))
                .contains("S <= 5000000003" + suffix);
    }

    /** A position remembers the last moves and what was used up. */
    @Test
    void whatIsForbiddenIsRemembered() {
        assertThat(program(
                        Dialect.PYTHON_B,
                        "heaps(S in 1..9; move +1, +k for k in 2..3; end sum >= 12; no repeat own)",
                        "W1 all"))
                .contains(
                        "x, last, own = p",
                        "if own != 0:",
                        "own != (k * 2 + 1)",
                        "res.append((x + 1, 0, last))",
                        "p = (S, -1, -1)");
        assertThat(program(Dialect.JAVA_LONG, "heaps(S in 1..9; move +1, *2; end sum >= 12; once *2)", "W1 all"))
                .contains("used2 == 0", "List.of((long) (x * 2), (long) 1)", "List.of((long) S, (long) 0)");
    }

    @Test
    void aTitleStaysInItsComment() {
        Task task = Task.of("two\nlines @end \\", RuleText.ruleset(RULES), List.of(ExamQuestion.of("19", "W1", "all")));
        for (Dialect dialect : Dialect.values()) {
            if (dialect == Dialect.PYTHON_ARRAY || dialect == Dialect.PYTHON_CODES) {
                continue;
            }
            String first = Program.of(task, Examiner.standard(), dialect)
                    .lines()
                    .findFirst()
                    .orElseThrow();
            assertThat(first).contains("two lines @end");
            if (!dialect.python() && dialect.language() != Dialect.PASCAL) {
                assertThat(first).doesNotContain("\\");
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S in 1..9; move take 1..2 then maybe split)          | W1   | rule.splits-heaps",
                "heaps(S in 1..9; move +1; end sum >= 12; stock 20)         | W1   | exam.program.open",
                "heaps(S in 2..9; move +S; end sum >= 12)                   | W1   | exam.program.open",
                "heaps(S in 2..9; move +1; end sum >= 2*S)                  | W1   | exam.program.open",
                "heaps(S in 2..9; move +1 if x < S+3; end sum >= 12)        | W1   | exam.program.open",
                "heaps(S in 2..9; move +1, -1; end sum >= 12)               | Wany | exam.program.cycles",
                "heaps(S in 2..9; move =x^x; end sum >= 12)                 | W1   | exam.program.power"
            })
    void whatAProgramCannotSayIsRefused(String rules, String set, String key) {
        assertThatThrownBy(() -> program(Dialect.PASCAL, rules, set + " all"))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused -> assertThat(refused.note().key()).isEqualTo(key));
    }

    @Test
    void aDialectIsNamed() {
        assertThat(Dialect.parse("python")).isEqualTo(Dialect.PYTHON);
        for (Dialect dialect : Dialect.values()) {
            assertThat(Dialect.parse(dialect.text().toUpperCase(Locale.ROOT))).isEqualTo(dialect);
        }
        assertThatThrownBy(() -> Dialect.parse("cobol")).isInstanceOf(BadInputException.class);
    }

    /** Rules of a seeded generator, over two heaps and one, with every kind of set. */
    @ParameterizedTest
    @EnumSource(names = {"PYTHON", "PYTHON_A", "PYTHON_B", "PYTHON_C"})
    void pythonPrintsTheAnswers(Dialect dialect, @TempDir Path folder) throws Exception {
        assumeTrue(runs("python3"));
        StringBuilder all = new StringBuilder();
        StringBuilder wanted = new StringBuilder();
        for (Task task : tasks()) {
            Path file = Files.createTempFile(folder, "task", ".py");
            Files.writeString(file, Program.of(task, Examiner.standard(), dialect));
            all.append("exec(open('").append(file.getFileName()).append("').read(), {})\n");
            for (Part part : task.parts()) {
                Finding finding = Examiner.standard().answer(part);
                wanted.append(finding.question().number());
                finding.answer().forEach(n -> wanted.append(' ').append(n));
                wanted.append('\n');
            }
        }
        Files.writeString(folder.resolve("all.py"), all);
        Path out = folder.resolve("out.txt");
        Process process = new ProcessBuilder("python3", "all.py")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(Files.readString(out)).isEqualTo(wanted.toString());
        assertThat(wanted.toString().lines().filter(line -> line.contains(" ")).count())
                .isGreaterThan(100);
    }

    private static List<Task> tasks() {
        Random random = new Random(20261122);
        List<String> moves = List.of("+1", "+2", "*2", "+3 if x % 2 = 0", "+k for k in 2..3", "=x*2+1", "=max(x+1, 6)");
        List<String> more = List.of(
                "",
                "; no repeat own",
                "; no repeat opponent",
                "; no repeat own or opponent",
                "; result x % 5 != 0",
                "; winner other",
                "; stuck wins");
        List<String> questions = List.of(
                "W1 all",
                "L1 max",
                "W2 min2",
                "L2 minmax",
                "U min",
                "coop3 count",
                "Wany max2",
                "Lany min+count",
                "W1|L1 all",
                "Wany-W1 all");
        List<Task> tasks = new ArrayList<>();
        tasks.add(task("heaps(S/2; move -1, -2; S in 1..19)", "W1 all", "L1 all"));
        tasks.add(task(
                "heaps(S in 3..9; move +k for k in -2..-1; no repeat own)", "W1 all", "W2 all", "L1 all", "L2 all"));
        tasks.add(task("heaps(S in 3..19; move =if(x > 6, x/2, x-1), -3; end sum <= 2)", "W1 all", "W2 all", "L1 all"));
        tasks.add(task(
                "heaps(S in 3..9; move add 1..3 once, +1; end sum >= 12)", "W1 all", "W2 all", "L1 all", "L2 all"));
        tasks.add(task(
                "heaps(S in 1..15; move +1 if x % 2 = 0 else add 2..3 if x % 3 = 0 else *2; end sum >= 20)",
                "W1 all", "W2 all", "L1 all", "L2 all"));
        for (int i = 0; i < 60; i++) {
            String first = moves.get(random.nextInt(moves.size()));
            String second = moves.get(random.nextInt(moves.size()));
            String start = random.nextBoolean() ? "S in 1..19" : "4, S in 1..15";
            // under a ban +2 and +k, which may be +2, are refused
            boolean alike = (first + second).matches(".*(\\+k.*\\+[23]|\\+[23].*\\+k).*");
            String further = more.get(random.nextInt(more.size()));
            String rules = "heaps(" + start + "; move +1, " + first + ", " + second + "; end sum >= 20"
                    + (alike && further.contains("repeat") ? "" : further) + ")";
            List<String> asked =
                    questions.stream().filter(q -> random.nextInt(3) == 0).toList();
            if ((first + second).matches(".*(=x|=max|for k).*")) {
                asked = asked.stream().filter(q -> !q.contains("any")).toList();
            }
            tasks.add(task(rules, asked.toArray(String[]::new)));
        }
        return tasks;
    }

    private static boolean runs(String program) {
        return List.of(System.getenv("PATH").split(File.pathSeparator)).stream()
                .anyMatch(at -> Files.isExecutable(Path.of(at, program)));
    }
}
