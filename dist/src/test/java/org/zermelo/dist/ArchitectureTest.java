package org.zermelo.dist;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Dependencies point down only, between modules and between the packages of the core. */
class ArchitectureTest {

    /** From high to low; a layer may use those after it. The families stand side by side. */
    private static final List<List<String>> LAYERS = List.of(
            List.of("cli", "web"),
            List.of("present"),
            List.of("exam", "store"),
            List.of("notation"),
            List.of("plan"),
            List.of("row", "heap", "nim", "octal", "board", "misere", "sum"),
            List.of("solve"),
            List.of("rule"),
            List.of("value"),
            List.of("game"));

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.zermelo");

    private static String[] packages(List<String> names) {
        return names.stream().map(name -> "org.zermelo." + name + "..").toArray(String[]::new);
    }

    @Test
    void dependenciesPointDownOnly() {
        List<String> above = new ArrayList<>();
        for (List<String> layer : LAYERS) {
            if (!above.isEmpty()) {
                noClasses()
                        .that()
                        .resideInAnyPackage(packages(layer))
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(packages(above))
                        .allowEmptyShould(true)
                        .check(CLASSES);
            }
            above.addAll(layer);
        }
    }

    @Test
    void commandAndPageDoNotSeeEachOther() {
        noClasses()
                .that()
                .resideInAPackage("org.zermelo.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.zermelo.web..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAPackage("org.zermelo.web..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.zermelo.cli..")
                .check(CLASSES);
    }

    @Test
    void theCoreReadsNoFilesPrintsNothingAndSpeaksNoLanguage() {
        String[] core = packages(List.of("game", "value", "rule", "solve", "row", "heap", "board", "sum", "plan"));
        noClasses()
                .that()
                .resideInAnyPackage(core)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.nio.file..", "java.util.logging..", "java.net..", "java.text..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideInAnyPackage(core)
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(java.util.ResourceBundle.class, java.io.File.class, java.io.PrintStream.class)
                .check(CLASSES);
    }
}
