package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.present.json.Json;
import org.zermelo.tests.LongOnly;
import org.zermelo.tests.Share;

/** Published classes of octal codes against {@code zermelo nimbers}; {@code octal.json} tells what its fields mean. */
class OctalCasesTest {

    private static final Map<?, ?> CASES = cases();

    private static Map<?, ?> cases() {
        try (InputStream in = Objects.requireNonNull(OctalCasesTest.class.getResourceAsStream("octal.json"))) {
            return (Map<?, ?>) Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Map<?, ?>> games() {
        return ((List<?>) CASES.get("games"))
                .stream().<Map<?, ?>>map(game -> (Map<?, ?>) game).toList();
    }

    private static Map<?, ?> json(String... arguments) {
        CliRun run = CliRun.of(arguments);
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.DONE);
        return (Map<?, ?>) Json.read(run.out());
    }

    @Test
    void valuesAndPeriods() {
        for (Map<?, ?> game : games()) {
            String code = (String) game.get("code");
            if (!Share.takes(code.hashCode(), 2)) {
                continue;
            }
            Map<?, ?> document = json("nimbers", code, "--to", "9999", "--json");
            List<?> values = (List<?>) document.get("values");
            assertThat(values.subList(0, 40)).as(code).isEqualTo(game.get("first40"));
            long sum = 0;
            long fold = 0;
            for (int heap = 0; heap < values.size(); heap++) {
                long value = (Long) values.get(heap);
                sum += value;
                fold ^= value * (heap + 1);
            }
            assertThat(sum).as(code).isEqualTo(game.get("sum10000"));
            assertThat(fold).as(code).isEqualTo(game.get("fold10000"));
            assertThat(fnv(values)).as(code).isEqualTo(((Map<?, ?>) game.get("fnv")).get("10000"));
            period(game, (Map<?, ?>) document.get("period"), document);
        }
    }

    private static String fnv(List<?> values) {
        long fnv = 1469598103934665603L;
        for (Object value : values) {
            fnv = (fnv ^ (Long) value) * 1099511628211L;
        }
        return String.format("%016x", fnv);
    }

    /** Ten times as far, and periods that need a few hundred thousand heaps. */
    @Test
    void longerSequencesAndPeriods() {
        int looked = 0;
        for (Map<?, ?> game : games()) {
            Map<?, ?> fnv = (Map<?, ?>) game.get("fnv");
            Object needed = game.get("certificateN");
            boolean proved = needed instanceof Long heaps && heaps > 10_000 && heaps < 300_000;
            Map<?, ?> rare = (Map<?, ?>) game.get("rare");
            boolean fast = fnv.containsKey("100000") && rare != null && (Long) rare.get("count") < 60;
            if (!fast && !proved) {
                continue;
            }
            looked++;
            String code = (String) game.get("code");
            long to = proved ? Math.max(99_999, (Long) needed) : 99_999;
            Map<?, ?> document = json("nimbers", code, "--to", String.valueOf(to), "--json");
            Map<?, ?> period = (Map<?, ?>) document.get("period");
            assertThat(period != null).as(code).isEqualTo(proved);
            if (proved) {
                assertThat(period.get("length")).isEqualTo(game.get("period"));
                assertThat(period.get("preperiod")).isEqualTo(game.get("preperiod"));
            } else {
                assertThat(fnv((List<?>) document.get("values"))).as(code).isEqualTo(fnv.get("100000"));
            }
        }
        assertThat(looked).isEqualTo(8);
    }

    /** The largest value and the rare heaps, as far as they were recorded and are soon computed again. */
    @Test
    void largestValuesAndRareHeaps() {
        int looked = 0;
        for (Map<?, ?> game : games()) {
            String code = (String) game.get("code");
            Map<?, ?> rare = (Map<?, ?>) game.get("rare");
            long heaps = rare == null ? 10_000 : (Long) rare.get("N");
            boolean soon = heaps <= 10_000 || heaps <= 1_048_577 && (Long) rare.get("count") < 60;
            if (!soon) {
                continue;
            }
            looked++;
            Map<?, ?> document = json("nimbers", code, "--to", String.valueOf(heaps - 1), "--no-proof", "--json");
            Map<?, ?> max = (Map<?, ?>) document.get("max");
            Long at = (Long) game.get("maxAt");
            if (at < heaps) {
                assertThat(max.get("at")).as(code).isEqualTo(at);
                assertThat(max.get("value")).as(code).isEqualTo(game.get("maxG"));
            }
            if (rare != null) {
                Map<?, ?> found = (Map<?, ?>) document.get("rare");
                assertThat(found.get("count")).as(code).isEqualTo(rare.get("count"));
                assertThat(found.get("last")).as(code).isEqualTo(rare.get("last"));
            }
        }
        assertThat(looked).isGreaterThan(30);
    }

    /** A period that needs at most the heaps that were computed is proved, and no other is claimed. */
    private static void period(Map<?, ?> game, Map<?, ?> period, Map<?, ?> document) {
        Object needed = game.get("certificateN");
        if (needed instanceof Long heaps && heaps <= 10_000) {
            assertThat(period).as("%s", game.get("code")).isNotNull();
            assertThat(period.get("length")).isEqualTo(game.get("period"));
            assertThat(period.get("preperiod")).isEqualTo(game.get("preperiod"));
            Long last = (Long) document.get("lastException");
            assertThat(last == null ? -1L : last).isEqualTo(game.get("lastException"));
        } else {
            assertThat(period).as("%s", game.get("code")).isNull();
        }
    }

    @Test
    void grundysGame() {
        Map<?, ?> game = (Map<?, ?>) CASES.get("grundys_game");
        assertThat(json("nimbers", "grundys-game", "--to", "39", "--json").get("values"))
                .isEqualTo(game.get("first40"));
    }

    @LongOnly
    @Test
    void classesOfThreeDigits() {
        Map<?, ?> document = json("nimbers", "--classes", "3", "--to", "10000", "--json");
        assertThat(document.get("count")).isEqualTo(175L);
        Map<String, Integer> classOf = new HashMap<>();
        Map<String, Long> shiftOf = new HashMap<>();
        Set<Object> links = new HashSet<>();
        int number = 0;
        for (Object one : (List<?>) document.get("classes")) {
            number++;
            for (Object entry : (List<?>) ((Map<?, ?>) one).get("members")) {
                Map<?, ?> member = (Map<?, ?>) entry;
                assertThat(classOf.put((String) member.get("code"), number)).isNull();
                shiftOf.put((String) member.get("code"), (Long) member.get("shift"));
                links.add(member.get("by"));
            }
        }
        assertThat(classOf).hasSize(1024);
        assertThat(links).containsExactlyInAnyOrder("name", "digits", "periods");
        assertThat(classOf.get("0.161")).isNotEqualTo(classOf.get("0.36"));
        for (Map<?, ?> game : games()) {
            String code = (String) game.get("code");
            ((Map<?, ?>) game.get("aliases")).forEach((alias, shift) -> {
                assertThat(classOf.get(alias)).as("%s and %s", code, alias).isEqualTo(classOf.get(code));
                assertThat(shiftOf.get(alias) - shiftOf.get(code))
                        .as("%s", alias)
                        .isEqualTo(shift);
            });
            if (game.get("status").equals("periodic") && code.length() > 2) {
                assertThat(games().stream()
                                .filter(other -> classOf.get(other.get("code")).equals(classOf.get(code))))
                        .hasSize(1);
            }
        }
    }

    /** What is not proved is said not to be: with few heaps, some codes are only seen to agree. */
    @Test
    void unprovedEqualityIsSaidToBeSo() {
        CliRun run = CliRun.of("nimbers", "--classes", "3", "--to", "60", "--format", "csv");
        assertThat(run.out())
                .startsWith("class,code,shift,by,period,preperiod\n")
                .contains(",values,");
        assertThat(CliRun.of("nimbers", "--classes", "2").out()).contains("0.77");
        assertThat(CliRun.of("nimbers", "--classes", "4").code()).isEqualTo(ExitCode.BAD_INPUT);
    }
}
