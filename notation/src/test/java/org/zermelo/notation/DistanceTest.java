package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.text.NotationException;

class DistanceTest {

    @Test
    void lettersInsertedLeftOutReplacedOrExchanged() {
        assertThat(Distance.edits("", "nim")).isEqualTo(3);
        assertThat(Distance.edits("nim", "nim")).isZero();
        assertThat(Distance.edits("mvoe", "move")).isEqualTo(1);
        assertThat(Distance.edits("kitten", "sitting")).isEqualTo(3);
    }

    @Test
    void onlyWhatIsNearIsSuggested() {
        assertThat(nearest("chmop")).isEqualTo("chomp");
        assertThat(nearest("CHOMPS")).isEqualTo("chomp");
        assertThat(nearest("dawson")).isEqualTo("dawsons-kayles");
        assertThat(nearest("foo")).isEmpty();
        assertThat(nearest("n".repeat(1_000_000))).isEmpty();
    }

    /** A word of one letter is near to every sign, and to nothing. */
    @Test
    void aShortWordIsNotSuggestedForAnything() {
        assertThat(Distance.nearest(";", Stream.of("放", "hex"))).isEmpty();
        assertThat(Distance.nearest("", Stream.of("放", "hex"))).isEmpty();
        assertThat(Distance.nearest("o", Stream.of("放", "or"))).isEqualTo("or");
    }

    private static String nearest(String seen) {
        return Distance.nearest(seen, Stream.of("nim", "chomp", "coins", "dawsons-kayles"));
    }

    @Test
    void misereBehindTheGameIsToldWhereItStands() {
        assertThatThrownBy(() -> Notation.standard().parse("nim(3, 4) misere"))
                .isInstanceOfSatisfying(NotationException.class, e -> {
                    assertThat(e.note().key()).isEqualTo("notation.misere-behind");
                    assertThat(e.column()).isEqualTo(11);
                });
    }
}
