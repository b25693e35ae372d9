package org.zermelo.partizan.sum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.zermelo.game.Player;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralReader;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.sum.SumAdvice.Advice;
import org.zermelo.partizan.thermograph.Thermographs;

class SumAdviceTest {

    private final Forms forms = new Forms();

    private int[] sum(String... texts) {
        return List.of(texts).stream()
                .mapToInt(text -> LiteralReader.read(forms, text))
                .toArray();
    }

    /** A random game of numbers at the leaves. */
    private int random(Random random, int depth) {
        if (depth == 0 || random.nextInt(6) == 0) {
            return forms.number(Dyadic.of(random.nextInt(17) - 8, random.nextInt(2)));
        }
        int[] lefts = IntStream.range(0, 1 + random.nextInt(2))
                .map(k -> forms.sum(random(random, depth - 1), forms.integer(2)))
                .toArray();
        int[] rights = IntStream.range(0, 1 + random.nextInt(2))
                .map(k -> forms.sum(random(random, depth - 1), forms.integer(-2)))
                .toArray();
        return forms.of(lefts, rights);
    }

    @Test
    void theHottestSwitchIsBest() {
        List<Advice> advice = new SumAdvice(forms).of(sum("+-3", "{4|2}", "{9|-1}"), Player.LEFT);
        assertThat(advice).hasSize(3).allSatisfy(move -> {
            assertThat(move.part()).isEqualTo(2);
            assertThat(move.ambient()).isLessThanOrEqualTo(Dyadic.of(5));
            assertThat(move.best()).contains(Dyadic.of(10));
            assertThat(move.loss()).contains(Dyadic.ZERO);
        });
        assertThat(new SumAdvice(forms).of(sum("1", "-1/2"), Player.LEFT)).isEmpty();
    }

    /** The hottest is not always best: a cooler part may hold the threat. */
    @Test
    void theHottestPartMayLose() {
        Random random = new Random(7);
        int losing = 0;
        for (int round = 0; round < 150; round++) {
            int[] parts = IntStream.range(0, 2 + random.nextInt(2))
                    .map(k -> random(random, 2 + random.nextInt(2)))
                    .toArray();
            int total = IntStream.of(parts).reduce(Forms.ZERO, forms::sum);
            Thermographs thermographs = new Thermographs(forms);
            Dyadic hottest = IntStream.of(parts)
                    .mapToObj(part -> thermographs.of(part).temperature())
                    .max(Dyadic::compareTo)
                    .orElseThrow();
            for (Advice advice : new SumAdvice(forms).of(parts, Player.LEFT)) {
                assertThat(advice.best()).contains(forms.leftStop(total));
                Dyadic loss = advice.loss().orElseThrow();
                assertThat(advice.score().orElseThrow()).isLessThanOrEqualTo(forms.leftStop(total));
                assertThat(forms.lefts(parts[advice.part()])).contains(advice.option());
                if (advice.strategy() == HotStrategy.THERMOSTRAT) {
                    assertThat(loss).isLessThanOrEqualTo(hottest);
                }
                losing += advice.strategy() == HotStrategy.HOTSTRAT && loss.signum() > 0 ? 1 : 0;
            }
            for (Advice advice : new SumAdvice(forms).of(parts, Player.RIGHT)) {
                assertThat(advice.best()).contains(forms.rightStop(total));
                assertThat(advice.score().orElseThrow()).isGreaterThanOrEqualTo(forms.rightStop(total));
                assertThat(forms.rights(parts[advice.part()])).contains(advice.option());
            }
        }
        assertThat(losing).isPositive();
    }
}
