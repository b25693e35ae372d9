package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.notation.Game;
import org.zermelo.solve.Watch;
import org.zermelo.value.Facts;

/** Documents tell of a reason what it names itself; these are all components of its record, in their order and under their names. */
class ReasonFactsTest {

    /** Games, and what is asked of them; together their answers have reasons of every kind. */
    private static final List<List<String>> ASKED = List.of(
            List.of("coins(7 9 1 6 4 3)", "margin"),
            List.of("coins(1 2 3) + coins(4 5 1)", "margin"),
            List.of("coins(3 1 2; take any)", "margin"),
            List.of("nim(5, 3)", "nimber"),
            List.of("wythoff(3, 5)", "winner"),
            List.of("nim(5, 3) + notakto(1)", "nimber"),
            List.of("misere notakto(3)", "winner"),
            List.of("mnk(3, 3, 3)", "outcome"),
            List.of("hexapawn(3, 3)", "outcome"),
            List.of("chomp(2x3)", "outcome"),
            List.of("subtraction({1, 2}, 6)", "nimber"),
            List.of("subtraction({1, 2}, 0)", "outcome"),
            List.of("heaps(10^15; move -1, -3, -4)", "nimber"),
            List.of("heaps(10^15; take 1..x//3)", "winner"),
            List.of("heaps(10^15; take 1..x//2)", "nimber"),
            List.of("heaps(10^9; take a proper divisor)", "nimber"));

    private final Set<String> met = new TreeSet<>();

    private void look(Object value) throws ReflectiveOperationException {
        if (value instanceof Iterable<?> several) {
            for (Object one : several) {
                look(one);
            }
        } else if (value instanceof Facts facts) {
            met.add(facts.getClass().getName());
            Map<String, Object> held = new LinkedHashMap<>();
            for (RecordComponent component : facts.getClass().getRecordComponents()) {
                held.put(component.getName(), component.getAccessor().invoke(facts));
            }
            assertThat(facts.facts()).isEqualTo(held);
            assertThat(facts.facts().keySet()).containsExactlyElementsOf(held.keySet());
            look(held.values());
        }
    }

    @Test
    void everyReasonTellsAllThatItHolds() throws ReflectiveOperationException {
        Desk desk = Desk.standard();
        for (List<String> asked : ASKED) {
            Game game = desk.notation().parse(asked.get(0));
            Ask ask = Ask.everything().withValue(asked.get(1));
            look(desk.solve(game, ask, Watch.interruptible()).answer().reason().stream()
                    .toList());
        }
        Set<String> all = ArchitectureTest.CLASSES.stream()
                .filter(one -> one.isAssignableTo(Facts.class) && !one.isInterface())
                .map(JavaClass::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(met).isEqualTo(all);
    }
}
