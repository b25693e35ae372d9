package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What core, families, partizan and notation export to everyone is what docs/stability.md calls API; a new package is internal until it
 * is listed.
 */
class ApiTest {

    private static final List<Path> FOLDERS = Stream.of("core", "families", "partizan", "notation")
            .map(module -> Checkout.root().resolve(module).resolve("target/classes"))
            .toList();

    private static final Pattern LISTED = Pattern.compile("(?m)^\\| `(org\\.zermelo[a-z.]+)` \\|");

    /** API types that mention an internal one, and why. */
    private static final Set<String> OPEN = Set.of(
            // heaps of rules as text: the rules themselves are no API, their notation is
            "org.zermelo.heap.RuleHeaps",
            "org.zermelo.heap.SplitCondition",
            // the sequence with its proof, for the answers of the program
            "org.zermelo.heap.play.HeapNimbers");

    private static List<ModuleDescriptor> modules() {
        return ModuleFinder.of(FOLDERS.toArray(Path[]::new)).findAll().stream()
                .map(ModuleReference::descriptor)
                .toList();
    }

    private static Set<String> exportedToAll() {
        return modules().stream()
                .flatMap(module -> module.exports().stream())
                .filter(export -> !export.isQualified())
                .map(ModuleDescriptor.Exports::source)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void thePageListsWhatIsExportedToEveryone() {
        String page = Checkout.read(Checkout.root().resolve("docs/stability.md"));
        Set<String> listed =
                LISTED.matcher(page).results().map(match -> match.group(1)).collect(Collectors.toSet());
        assertThat(modules()).hasSize(4);
        assertThat(exportedToAll()).hasSizeGreaterThan(10).isEqualTo(listed);
    }

    @Test
    void internalPackagesAreForModulesOfThisHouse() {
        assertThat(modules().stream()
                        .flatMap(module -> module.exports().stream())
                        .flatMap(export -> export.targets().stream()))
                .hasSizeGreaterThan(10)
                .allMatch(target -> Checkout.root()
                        .resolve(target.replace("org.zermelo.", ""))
                        .resolve("src/main/java/module-info.java")
                        .toFile()
                        .isFile());
    }

    /** Else a user could call a method and not name what it takes or gives. */
    @Test
    void apiMentionsNothingInternal() {
        Set<String> api = exportedToAll();
        JavaClasses classes = new ClassFileImporter().importPaths(FOLDERS);
        Set<String> open = new TreeSet<>();
        for (JavaClass type : classes) {
            if (api.contains(type.getPackageName()) && type.getModifiers().contains(JavaModifier.PUBLIC)) {
                boolean inside = Stream.of(
                                type.getCodeUnits().stream()
                                        .filter(unit -> unit.getModifiers().contains(JavaModifier.PUBLIC))
                                        .flatMap(ApiTest::mentioned),
                                type.getFields().stream()
                                        .filter(field -> field.getModifiers().contains(JavaModifier.PUBLIC))
                                        .flatMap(field -> field.getType().getAllInvolvedRawTypes().stream()),
                                Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream())
                                        .flatMap(above -> above.getAllInvolvedRawTypes().stream()))
                        .flatMap(mentions -> mentions)
                        .map(JavaClass::getBaseComponentType)
                        .anyMatch(other -> other.getPackageName().startsWith("org.zermelo.")
                                && (!api.contains(other.getPackageName())));
                if (inside) {
                    open.add(type.getName());
                }
            }
        }
        assertThat(open).isEqualTo(new TreeSet<>(OPEN));
    }

    private static Stream<JavaClass> mentioned(JavaCodeUnit unit) {
        return Stream.concat(Stream.of(unit.getReturnType()), unit.getParameterTypes().stream())
                .flatMap(type -> type.getAllInvolvedRawTypes().stream());
    }
}
