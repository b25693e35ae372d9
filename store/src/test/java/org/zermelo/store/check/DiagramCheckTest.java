package org.zermelo.store.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.table.DiagramFile;
import org.zermelo.store.table.TableName;

class DiagramCheckTest {

    @TempDir
    private Path folder;

    @Test
    void largeOnesAreCheckedByMakingThemAgain() {
        Path file = folder.resolve("drops.ztb");
        Budget budget = new Budget(1 << 27, 1);
        String text = "board(4x4; moves drop; end line of 4; stuck draws)";
        TableName name = TableName.ofDiagrams(Notation.standard().parse(text), null);
        TableBuilder.buildDiagrams(name, file, budget, Watch.NONE);
        DiagramCheck.DiagramReport report = DiagramCheck.check(DiagramFile.open(file), budget, 1_000, Watch.NONE);
        assertThat(report.again()).isTrue();
        assertThat(report.fault()).isEmpty();
        assertThat(report.entries()).isGreaterThan(1_000);
    }
}
