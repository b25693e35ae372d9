package org.zermelo.dist;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.File;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Dependencies point down only, between modules, floors, families and packages; no floor is left out. */
class ArchitectureTest {

    /** From high to low; a floor may use those below it. Those of one floor stand side by side. */
    private static final List<List<String>> FLOORS = List.of(
            List.of("bench", "examples", "browser"),
            List.of("soak"),
            List.of("cli", "web"),
            List.of("present"),
            List.of("desk"),
            List.of("exam", "store", "text"),
            List.of("notation"),
            List.of("vector"),
            List.of("families"),
            List.of("compile"),
            List.of("row", "heap", "nim", "board", "misere", "boards", "partizan", "law"),
            List.of("testkit"),
            List.of("plan"),
            List.of("sum"),
            List.of("solve"),
            List.of("rule", "trace", "phrase"),
            List.of("value"),
            List.of("game"));

    private static final List<String> CORE =
            List.of("game", "value", "trace", "rule", "solve", "sum", "plan", "phrase");
    private static final List<String> FAMILIES = List.of("row", "heap", "nim", "board", "misere");

    /** Which family uses which, and why it is no accident. */
    private static final Map<String, String> NEIGHBOURS = Map.of(
            "misere -> heap", "quotients of heap games are quotients of their codes",
            "misere -> nim", "a quotient of Nim is watched as that of the heap game that it is",
            "board -> nim", "a token that comes nowhere twice is decided by a closed form",
            "board -> heap", "a row of Treblecross is a heap of an octal game");

    /** So many files a package has at most, its description counted. */
    private static final int MOST_FILES = 30;

    /** Built where its profile is on, and not on this class path; its sources are looked at instead. */
    private static final String ELSEWHERE = "spark";

    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPaths(classFolders());

    private static List<Path> classFolders() {
        return modules()
                .filter(module -> !module.equals("dist") && !module.equals(ELSEWHERE))
                .map(module -> Checkout.root().resolve(module).resolve("target/classes"))
                .filter(Files::isDirectory)
                .toList();
    }

    private static Stream<String> modules() {
        return Stream.of(Checkout.root()
                        .toFile()
                        .list((root, name) -> root.toPath()
                                .resolve(name)
                                .resolve("pom.xml")
                                .toFile()
                                .isFile()))
                .sorted();
    }

    private static String[] packages(List<String> names) {
        return names.stream().map(name -> "org.zermelo." + name + "..").toArray(String[]::new);
    }

    private static String top(String packageName) {
        return packageName.split("\\.")[2];
    }

    @Test
    void everyPackageStandsOnAFloor() {
        Set<String> known = FLOORS.stream().flatMap(List::stream).collect(Collectors.toCollection(TreeSet::new));
        Set<String> there = CLASSES.stream()
                .map(JavaClass::getPackageName)
                .map(ArchitectureTest::top)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(there).isEqualTo(known);
    }

    @Test
    void everyModuleIsLookedAt() {
        assertThat(modules().toList())
                .containsExactlyInAnyOrder(
                        "core",
                        "families",
                        "boards",
                        "compile",
                        "law",
                        "partizan",
                        "vector",
                        "testkit",
                        "notation",
                        "exam",
                        "store",
                        "desk",
                        "present",
                        "cli",
                        "web",
                        "browser",
                        "page",
                        "examples",
                        "bench",
                        "soak",
                        "dist",
                        "summary",
                        ELSEWHERE);
        assertThat(classFolders()).hasSize(19);
    }

    /** The cluster's build is an edge of its own: it uses the stored tables, what lies below them, and the words of failures. */
    @Test
    void theClusterUsesStoredTablesAndWordsOnly() {
        List<String> above = List.of("bench", "soak", "cli", "web", "desk", "exam");
        for (Path source : Checkout.sources("main")) {
            if (source.startsWith(Checkout.root().resolve(ELSEWHERE))) {
                for (String floor : above) {
                    assertThat(Checkout.read(source)).doesNotContain("import org.zermelo." + floor + ".");
                }
                assertThat(Checkout.read(source).replace("import org.zermelo.present.words.", ""))
                        .doesNotContain("import org.zermelo.present.");
            }
        }
    }

    @Test
    void dependenciesPointDownOnly() {
        List<String> above = new ArrayList<>();
        for (List<String> floor : FLOORS) {
            if (!above.isEmpty()) {
                noClasses()
                        .that()
                        .resideInAnyPackage(packages(floor))
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(packages(above))
                        .check(CLASSES);
            }
            above.addAll(floor);
        }
    }

    /** One name, one concept: whoever searches for a type finds one. Nested types are named with their outer one. */
    @Test
    void noSimpleNameOccursTwice() {
        Map<String, Set<String>> places = new TreeMap<>();
        for (Path source : Checkout.sources("main")) {
            String name = source.getFileName().toString();
            if (!name.equals("module-info.java") && !name.equals("package-info.java")) {
                places.computeIfAbsent(name, one -> new TreeSet<>())
                        .add(source.getParent().toString());
            }
        }
        assertThat(places).hasSizeGreaterThan(900);
        assertThat(places.entrySet().stream().filter(place -> place.getValue().size() > 1))
                .isEmpty();
    }

    /** A package is a room with one subject: whoever opens it sees at a glance what stands there. */
    @Test
    void noPackageHasMoreThanThirtyFiles() {
        Map<Path, Long> files = Checkout.sources("main").stream()
                .collect(Collectors.groupingBy(Path::getParent, TreeMap::new, Collectors.counting()));
        assertThat(files).hasSizeGreaterThan(100);
        assertThat(files.entrySet()).allMatch(one -> one.getValue() <= MOST_FILES);
    }

    @Test
    void noPackagesUseEachOtherInACircle() {
        slices().matching("org.zermelo.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void commandAndPageDoNotSeeEachOther() {
        apart("cli", "web");
        apart("web", "cli");
        apart("exam", "store");
        apart("store", "exam");
    }

    private static void apart(String one, String other) {
        noClasses()
                .that()
                .resideInAnyPackage(packages(List.of(one)))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(packages(List.of(other)))
                .check(CLASSES);
    }

    @Test
    void familiesUseEachOtherOnlyWhereItIsWritten() {
        Map<String, Set<String>> found = new TreeMap<>();
        for (JavaClass one : CLASSES) {
            String from = top(one.getPackageName());
            one.getDirectDependenciesFromSelf().forEach(dependency -> {
                String name = dependency.getTargetClass().getPackageName();
                if (name.startsWith("org.zermelo.")) {
                    String to = top(name);
                    if (FAMILIES.contains(from) && FAMILIES.contains(to) && !from.equals(to)) {
                        found.computeIfAbsent(from + " -> " + to, arrow -> new TreeSet<>())
                                .add(one.getSimpleName());
                    }
                }
            });
        }
        assertThat(found.keySet()).as(found.toString()).containsExactlyInAnyOrderElementsOf(NEIGHBOURS.keySet());
    }

    @Test
    void coreAndFamiliesReadNoFilesPrintNothingAndSpeakNoLanguage() {
        List<String> quiet = new ArrayList<>(CORE);
        quiet.addAll(FAMILIES);
        quiet.addAll(List.of("families", "compile", "law", "vector", "partizan"));
        noClasses()
                .that()
                .resideInAnyPackage(packages(quiet))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.nio.file..", "java.util.logging..", "java.net..", "java.text..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAnyPackage(packages(quiet))
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(ResourceBundle.class, File.class, PrintStream.class)
                .check(CLASSES);
    }

    /** What the page without a server will run is translated ahead of time: it finds no member by its name. */
    @Test
    void nothingBelowTheFacesLooksAtClassesByReflection() {
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        packages(List.of("cli", "web", "browser", "bench", "soak", "examples", "vector", "compile")))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.lang.reflect..")
                .orShould()
                .callMethod(Class.class, "forName", String.class)
                .orShould()
                .callMethod(Class.class, "getRecordComponents")
                .check(CLASSES);
    }
}
