package org.zermelo.browser.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Properties;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What stands in the browser for classes of the JDK says what the JDK says. */
class StandInTest {

    @Test
    void randomNumbersAreTheSame() {
        for (long seed : new long[] {0, 1, 1913, 1928, 1935, 1965, -7, Long.MIN_VALUE}) {
            SplittableRandom theirs = new SplittableRandom(seed);
            OwnSplittableRandom ours = new OwnSplittableRandom(seed);
            for (int i = 1; i < 300; i++) {
                assertThat(ours.nextInt(i)).isEqualTo(theirs.nextInt(i));
                assertThat(ours.nextInt(-i, 3 * i)).isEqualTo(theirs.nextInt(-i, 3 * i));
                assertThat(ours.nextInt(Integer.MIN_VALUE, i)).isEqualTo(theirs.nextInt(Integer.MIN_VALUE, i));
                assertThat(ours.nextLong(i * 7_919L * Integer.MAX_VALUE))
                        .isEqualTo(theirs.nextLong(i * 7_919L * Integer.MAX_VALUE));
                assertThat(ours.nextLong(1L << i % 60)).isEqualTo(theirs.nextLong(1L << i % 60));
                assertThat(ours.nextDouble()).isEqualTo(theirs.nextDouble());
                assertThat(ours.nextLong()).isEqualTo(theirs.nextLong());
                assertThat(ours.nextInt()).isEqualTo(theirs.nextInt());
            }
        }
    }

    @Test
    void digestsAreTheSame() throws Exception {
        Random random = new Random(5);
        for (int length = 0; length < 200; length++) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            OwnMessageDigest ours = OwnMessageDigest.getInstance("SHA-256");
            ours.update(Arrays.copyOf(bytes, length / 3));
            byte[] digest = ours.digest(Arrays.copyOfRange(bytes, length / 3, length));
            assertThat(digest).isEqualTo(MessageDigest.getInstance("SHA-256").digest(bytes));
            assertThat(OwnHexFormat.of().formatHex(digest))
                    .isEqualTo(HexFormat.of().formatHex(digest));
        }
    }

    @Test
    void productsAreTheSame() {
        Random random = new Random(7);
        for (int i = 0; i < 10_000; i++) {
            long left = random.nextLong() >> random.nextInt(64);
            long right = random.nextLong() >> random.nextInt(64);
            BigInteger high =
                    BigInteger.valueOf(left).multiply(BigInteger.valueOf(right)).shiftRight(64);
            assertThat(Statics.multiplyHigh(left, right)).isEqualTo(high.longValueExact());
        }
    }

    @Test
    void bytesAreReadAsTheHandleDoes() {
        byte[] bytes = new byte[64];
        new Random(11).nextBytes(bytes);
        OwnVarHandle handle = OwnMethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
        ByteBuffer theirs = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        for (int at = 0; at <= bytes.length - Long.BYTES; at++) {
            assertThat(handle.get(bytes, at)).isEqualTo(theirs.getLong(at));
        }
    }

    @Test
    void textsAreCutTheSameWay() {
        for (String text : new String[] {"", "\n", "a", "a\nb", "a\r\nb\n", "a\rb\r\r\nc", "\n\n x"}) {
            assertThat(Instances.lines(text))
                    .containsExactlyElementsOf(text.lines().toList());
            assertThat(Instances.indent(text, 3)).isEqualTo(text.indent(3));
        }
        Pattern digits = Pattern.compile("([0-9])[0-9]*");
        String text = "a12b3c456";
        assertThat(Instances.replaceAll(
                        digits.matcher(text), found -> "<$1" + found.group().length() + ">"))
                .isEqualTo(digits.matcher(text)
                        .replaceAll(found -> "<$1" + found.group().length() + ">"));
        assertThat(Instances.results(digits.matcher(text)).map(found -> found.start() + found.group(1)))
                .containsExactlyElementsOf(digits.matcher(text)
                        .results()
                        .map(found -> found.start() + found.group(1))
                        .toList());
        assertThat(IntStream.of('a', 0x1F600).mapToObj(Statics::toString))
                .containsExactly("a", new String(Character.toChars(0x1F600)));
        assertThat(Statics.compare(new int[] {1, 2}, new int[] {1, 2, 0})).isNegative();
        assertThat(Statics.compare(new int[] {1, 3}, new int[] {1, 2, 0})).isPositive();
    }

    @Test
    void diceAreThrownTheSameWay() {
        Random theirs = new Random(99);
        Random ours = new Random(99);
        for (int bound = 1; bound < 1000; bound++) {
            assertThat(Instances.nextInt(ours, bound)).isEqualTo(theirs.nextInt(bound));
            int large = Integer.MAX_VALUE - 12_345 * bound;
            assertThat(Instances.nextInt(ours, large)).isEqualTo(theirs.nextInt(large));
        }
    }

    @Test
    void propertiesAreReadTheSameWay() throws Exception {
        String text = "# c\n! d\na = b c \\\n   d\nkey\\ two:value\\u0416 \u0416\n  x\ty\n\nempty=\nlast \\\\ =";
        Properties theirs = new Properties();
        theirs.load(new StringReader(text));
        Properties ours = new Properties();
        Instances.load(ours, new StringReader(text));
        assertThat(ours).isEqualTo(theirs).hasSize(5);
    }

    @Test
    void blanksOfUnicodeAreFound() {
        Pattern pattern = Statics.compile("(?:^|;)\\s*(\\p{L}+)(?=\\s|$)", Pattern.UNICODE_CHARACTER_CLASS);
        assertThat(pattern.matcher("a;\u00a0\u3000word\u2003b").find()).isTrue();
        assertThat(pattern.flags() & Pattern.UNICODE_CHARACTER_CLASS).isZero();
    }

    @Test
    void anExecutorWorksOnTheCallersThread() throws Exception {
        StringBuilder heard = new StringBuilder();
        OwnExecutors.newFixedThreadPool(2, Thread::new)
                .submit(() -> {
                    heard.append(Thread.currentThread().getName());
                })
                .get();
        assertThat(heard.toString()).isEqualTo(Thread.currentThread().getName());
    }
}
