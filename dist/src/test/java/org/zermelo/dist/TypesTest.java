package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A type is found by its name alone, and a record is small enough to be read where it is made. */
class TypesTest {

    private static final int MOST_COMPONENTS = 10;

    private static Stream<JavaClass> types() {
        return ArchitectureTest.CLASSES.stream()
                .filter(type ->
                        !type.isAnonymousClass() && !type.getSimpleName().equals("package-info"));
    }

    /** The folder that the class file lies in up to its packages, which is its module's. */
    private static String module(JavaClass type) {
        String file = type.getSource().orElseThrow().getUri().getPath();
        return file.substring(0, file.indexOf("/target/"));
    }

    /** Nested types as well: {@code Kind} in sixteen files says nothing to who looks for it. */
    @Test
    void noTwoTypesOfAModuleShareAName() {
        Map<String, List<String>> byName = types().collect(Collectors.groupingBy(
                type -> module(type) + " " + type.getSimpleName(),
                TreeMap::new,
                Collectors.mapping(JavaClass::getName, Collectors.toList())));
        assertThat(byName).hasSizeGreaterThan(1_500);
        assertThat(byName.values().stream().filter(names -> names.size() > 1)).isEmpty();
    }

    @Test
    void noRecordHasMoreComponentsThanAreRead() {
        Set<String> large = types().filter(JavaClass::isRecord)
                .filter(type -> components(type) > MOST_COMPONENTS)
                .map(JavaClass::getSimpleName)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(large).isEmpty();
    }

    private static long components(JavaClass record) {
        return record.getFields().stream()
                .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                .count();
    }
}
