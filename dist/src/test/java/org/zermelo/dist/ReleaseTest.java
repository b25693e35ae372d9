package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.present.json.Json;

/** What a release refuses to begin with, and what the check of its bundle finds. */
@EnabledOnOs(OS.LINUX)
class ReleaseTest {

    private static final String POM =
            "<project><url/><licenses/><developers/><scm/><name>a</name><description>b</description></project>";

    @TempDir
    private Path folder;

    private Path artifact;

    @BeforeEach
    void aBundleOfOneArtifact() throws Exception {
        artifact = Files.createDirectories(folder.resolve("bundle/org/zermelo/a/1.0.0"));
        put("a-1.0.0.pom", POM);
        for (String end : List.of(".jar", "-sources.jar", "-javadoc.jar")) {
            put("a-1.0.0" + end, "bytes of " + end);
        }
    }

    private void put(String name, String content) throws Exception {
        Path file = Files.writeString(artifact.resolve(name), content);
        for (String sum : List.of("MD5", "SHA-1")) {
            byte[] digest = MessageDigest.getInstance(sum).digest(Files.readAllBytes(file));
            String end = "." + sum.toLowerCase(java.util.Locale.ROOT).replace("-", "");
            Files.writeString(artifact.resolve(name + end), HexFormat.of().formatHex(digest));
        }
    }

    private static ScriptRun ci(Path folder, String script, String... arguments) throws Exception {
        List<String> command = new java.util.ArrayList<>();
        command.add(Checkout.root().resolve(".ci").resolve(script).toString());
        command.addAll(List.of(arguments));
        return ScriptRun.of(folder, Map.of(), command);
    }

    private ScriptRun check() throws Exception {
        return ci(folder, "check-bundle", "bundle", "1.0.0");
    }

    @Test
    void aWholeBundlePasses() throws Exception {
        ScriptRun run = check();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo("check-bundle: 1 artifacts, 4 files, all as asked\n");
        assertThat(run.code()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {".jar", "-sources.jar", "-javadoc.jar", ".pom.sha1", "-javadoc.jar.md5"})
    void whatIsMissingIsNamed(String end) throws Exception {
        Files.delete(artifact.resolve("a-1.0.0" + end));
        assertThat(check().code()).isEqualTo(1);
        assertThat(check().err()).contains("a-1.0.0" + end.replaceAll("\\.(sha1|md5)$", ""), "missing");
    }

    @Test
    void aByteMoreIsFound() throws Exception {
        Files.writeString(artifact.resolve("a-1.0.0.jar"), "bytes of .jar.");
        assertThat(check().err()).contains("a-1.0.0.jar: its md5", "a-1.0.0.jar: its sha1");
    }

    @ParameterizedTest
    @CsvSource({"<scm/>, no <scm>", "<licenses/>, no <licenses>", "<name>a</name>, no <name>"})
    void whatAPomLacksIsNamed(String taken, String said) throws Exception {
        put("a-1.0.0.pom", POM.replace(taken, ""));
        assertThat(check().err()).contains(said);
    }

    @Test
    void aSnapshotIsNotReleased() throws Exception {
        put("a-1.0.0.pom", POM.replace("<url/>", "<url/><version>1.0.0-SNAPSHOT</version>"));
        assertThat(check().err()).contains("a snapshot");
    }

    @Test
    void oneSignatureAsksForAll() throws Exception {
        Files.writeString(artifact.resolve("a-1.0.0.jar.asc"), "no signature");
        assertThat(check().err()).contains("a-1.0.0.jar: its signature", "a-1.0.0.pom: its signature");
    }

    @Test
    void anEmptyFolderIsNoBundle() throws Exception {
        assertThat(ci(Files.createDirectory(folder.resolve("empty")), "check-bundle", ".", "1.0.0")
                        .code())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "0.1.0-SNAPSHOT, https://zermelo.test, is no version",
        "v0.1.0, https://zermelo.test, is no version",
        "0.1.0-rc1, http://zermelo.test, is no https address",
        "99.0.0, https://zermelo.test, CHANGELOG.md has no part"
    })
    void aReleaseIsRefusedBeforeItBegins(String version, String home, String said) throws Exception {
        ScriptRun run = ci(folder, "release", version, home);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains(said);
    }

    /** What goes out by other ways than the bundle has the number of the citation, and names what the bundle holds. */
    @Test
    void everyWayOutHasTheSameNumber() throws Exception {
        String version = Checkout.read(Checkout.root().resolve("CITATION.cff"))
                .replaceAll("(?s).*\nversion: ([^\n]+)\n.*", "$1");
        assertThat(Checkout.read(Checkout.root().resolve("clients/npm/package.json")))
                .contains("\"version\": \"" + version + "\"");
        assertThat(Checkout.read(Checkout.root().resolve("clients/python/pyproject.toml")))
                .contains("\nversion = \"" + version + "\"");
        Map<?, ?> catalog = (Map<?, ?>) Json.read(Checkout.read(Checkout.root().resolve("jbang-catalog.json")));
        Map<?, ?> alias = (Map<?, ?>) ((Map<?, ?>) catalog.get("aliases")).get("zermelo");
        List<Object> artifacts = new ArrayList<>((List<?>) alias.get("dependencies"));
        artifacts.add(alias.get("script-ref"));
        for (Object artifact : artifacts) {
            String module = artifact.toString().replaceAll("org.zermelo:zermelo-(.*):.*", "$1");
            assertThat(artifact).isEqualTo("org.zermelo:zermelo-" + module + ":" + version);
            assertThat(Checkout.read(Checkout.root().resolve(module).resolve("pom.xml")))
                    .contains("<artifactId>zermelo-" + module + "</artifactId>")
                    .doesNotContain("maven.deploy.skip");
        }
        assertThat(Class.forName(alias.get("main").toString()).getMethod("main", String[].class))
                .isNotNull();
    }

    /** The rest is in the parent's, from which they have it. */
    @Test
    void everyModuleSaysWhatItIs() throws Exception {
        List<String> modules = Checkout.read(Checkout.root().resolve("pom.xml"))
                .lines()
                .filter(line -> line.strip().startsWith("<module>"))
                .map(line -> line.replaceAll(".*<module>|</module>", ""))
                .distinct()
                .toList();
        assertThat(modules)
                .hasSizeGreaterThan(15)
                .allSatisfy(module -> assertThat(
                                Checkout.read(Checkout.root().resolve(module).resolve("pom.xml")))
                        .contains("<name>Zermelo", "<description>"));
        assertThat(Checkout.read(Checkout.root().resolve("pom.xml")))
                .contains("<url>", "<licenses>", "<developers>", "<scm ", "<connection>scm:git:");
    }
}
