package org.zermelo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a message is, and what exceptions carry. */
class NoteTest {

    private record Here(String sourceName, int line, int column, int offset, int length, String lineText)
            implements Place {}

    private static final Place HERE = new Here("argument", 1, 3, 2, 1, "a b c");

    @Test
    void argumentsStayInTheirOrder() {
        Note note = Note.of("row.key", "zebra", 1, "ant", "two", "middle", 3L);
        assertThat(note.args())
                .containsExactly(Map.entry("zebra", 1), Map.entry("ant", "two"), Map.entry("middle", 3L));
        assertThat(note).hasToString("row.key (zebra=1, ant=two, middle=3)");
        assertThat(Note.of("row.key")).hasToString("row.key");
        assertThat(note).isEqualTo(Note.of("row.key", "zebra", 1, "ant", "two", "middle", 3L));
        assertThat(note)
                .isEqualTo(
                        Note.of("row.key").with("zebra", 1).with("ant", "two").with("middle", 3L));
        assertThat(note).isNotEqualTo(Note.of("row.key", "zebra", 2, "ant", "two", "middle", 3L));
    }

    @Test
    void aNoteIsNeverChanged() {
        Map<String, Object> args = new LinkedHashMap<>(Map.of("seen", 1));
        Note note = new Note("row.key", args);
        args.put("seen", 2);
        assertThat(note.args()).containsEntry("seen", 1);
        assertThatThrownBy(() -> note.args().put("seen", 3)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aNameHasAValue() {
        assertThatThrownBy(() -> Note.of("row.key", "seen"))
                .isInstanceOf(IllegalArgumentException.class)
                .asString()
                .contains("row.key");
        assertThatThrownBy(() -> new RefusedException("row.key", "seen", 1, "allowed"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void exceptionsCarryNoteAndPlace() {
        RefusedException refused = new RefusedException("row.key", "seen", 7);
        assertThat(refused.note()).isEqualTo(Note.of("row.key", "seen", 7));
        assertThat(refused).hasMessage("row.key (seen=7)");
        assertThat(refused.place()).isEmpty();
        assertThat(new RefusedException(refused.note(), HERE).place()).isEqualTo(Optional.of(HERE));
        assertThat(new RefusedException(refused.note(), null).place()).isEmpty();
        ZermeloException bad = new BadInputException("row.key", "seen", 7);
        assertThat(bad.note()).isEqualTo(refused.note());
        assertThat(bad.place()).isEmpty();
    }

    @Test
    void onlyAnOvershotEndCountsADeemedPly() {
        for (Ending ending : Ending.values()) {
            assertThat(ending.deemedPlies()).isEqualTo(ending == Ending.OVERSHOT ? 1 : 0);
        }
    }
}
