package org.zermelo.store.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.game.BadInputException;

class WorkLockTest {

    /** What another process does: it takes the lock, says so, and holds it until its input ends. */
    static final class Holder {

        private Holder() {}

        public static void main(String[] arguments) throws IOException {
            Path file = Path.of(arguments[0]);
            try (WorkLock lock = WorkLock.take(file, file)) {
                System.out.println("held " + lock);
                System.in.read();
            }
        }
    }

    @Test
    void oneProcessAtATime(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("lock");
        Process other = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        Holder.class.getName(),
                        file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            assertThat(other.inputReader().readLine()).startsWith("held");
            assertThatThrownBy(() -> WorkLock.take(file, file)).isInstanceOf(BadInputException.class);
            other.outputWriter().close();
            assertThat(other.waitFor()).isZero();
            try (WorkLock mine = WorkLock.take(file, file)) {
                assertThatThrownBy(() -> WorkLock.take(file, file)).isInstanceOf(BadInputException.class);
                assertThat(file).exists();
                assertThat(mine).isNotNull();
            }
            assertThat(file).doesNotExist();
        } finally {
            other.destroyForcibly();
        }
    }
}
