package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The archive of classes has one maker at a time. Java is a stand-in, which makes an archive when it is let. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherArchiveIT {

    @TempDir
    private Path folder;

    private Path script;
    private Path archive;
    private Path lock;

    @BeforeEach
    void aProgramWithoutAnArchive() throws Exception {
        Path home = Files.createDirectory(folder.resolve("program"));
        Files.createDirectory(home.resolve("lib"));
        script = Files.copy(Path.of(System.getProperty("zermelo.home"), "zermelo"), home.resolve("zermelo"));
        Path jdk = Files.createDirectory(folder.resolve("jdk"));
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"17.0.99\"\n");
        archive = home.resolve("cds" + jdk).resolve("17.0.99.jsa");
        lock = archive.resolveSibling("17.0.99.jsa.lock");
        Path java = Files.createDirectory(jdk.resolve("bin")).resolve("java");
        Files.writeString(java, """
                #!/bin/sh
                for word; do
                    case $word in
                    -Xshare:off)
                        echo once >>"%1$s/makers"
                        until [ -e "%1$s/go" ]; do sleep 0.05; done
                        ;;
                    -XX:SharedArchiveFile=*) file=${word#*=} ;;
                    esac
                done
                case "$*" in *-Xshare:dump*) : >"$file" ;; esac
                """.formatted(folder));
        assertThat(java.toFile().setExecutable(true)).isTrue();
    }

    private void start() throws Exception {
        ScriptRun run = ScriptRun.of(
                folder, Map.of("JAVA_HOME", folder.resolve("jdk").toString()), List.of(script.toString(), "games"));
        assertThat(run.code()).as(run.err()).isZero();
    }

    private void letThemMakeIt() throws Exception {
        Files.writeString(folder.resolve("go"), "");
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
        while (!Files.exists(archive) || Files.exists(lock)) {
            assertThat(System.nanoTime()).as("%s in time", archive).isLessThan(end);
            Thread.sleep(20);
        }
    }

    private void assertOneMaker() {
        assertThat(folder.resolve("makers")).hasContent("once\n");
        assertThat(archive.getParent().toFile().list())
                .containsExactly(archive.getFileName().toString());
    }

    @Test
    void severalFirstStartsMakeOne() throws Exception {
        for (int i = 0; i < 4; i++) {
            start();
        }
        letThemMakeIt();
        assertOneMaker();
    }

    @Test
    void aKilledMakersLockIsTakenOverAndItsPiecesAreTakenAway() throws Exception {
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        Files.createDirectories(lock);
        Files.writeString(lock.resolve("pid"), gone.pid() + "\n");
        Files.writeString(archive.resolveSibling("17.0.99.jsa." + gone.pid() + ".list"), "a piece");
        start();
        letThemMakeIt();
        assertOneMaker();
    }
}
