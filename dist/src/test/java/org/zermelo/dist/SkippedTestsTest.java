package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SkippedTestsTest {

    /** As Surefire writes it of a test whose class was given up before it began, too. */
    private static final String SKIPPED = """
            <testcase name="%s" classname="PageTest" time="0.0">
              <skipped type="org.opentest4j.TestAbortedException"><![CDATA[org.opentest4j.TestAbortedException: Assumption failed: no Chromium with its driver
                at org.zermelo.page.Browser.open(Browser.java:66)
              ]]></skipped>
            </testcase>
            """;

    @TempDir
    private Path folder;

    @Test
    void testsWithoutABrowserAreCountedAndNoOthers() throws Exception {
        Files.writeString(
                folder.resolve("TEST-a.xml"),
                "<testsuite>" + SKIPPED.formatted("a") + SKIPPED.formatted("b") + "<testcase name=\"c\"/></testsuite>");
        Files.writeString(folder.resolve("TEST-b.xml"), "<testsuite>" + SKIPPED.formatted("d") + "</testsuite>");
        Files.writeString(
                folder.resolve("TEST-c.xml"),
                "<testcase name=\"e\"><skipped>\nno node on this machine\n</skipped></testcase>");
        Files.writeString(folder.resolve("a.txt"), SKIPPED);
        assertThat(SkippedTests.count(folder)).isEqualTo(3);
        assertThat(SkippedTests.count(folder.resolve("none"))).isZero();
    }

    @Test
    void theSentenceNamesBothNumbersAndTheCommandThatTheReadmeNames() {
        assertThat(SkippedTests.sentence(103, 13))
                .hasValueSatisfying(sentence -> assertThat(sentence)
                        .contains("103 tests of the page", "13 of the page without a server")
                        .endsWith("apt-get install chromium chromium-driver"));
        assertThat(Checkout.read(Checkout.root().resolve("README.md")))
                .contains("`apt-get install chromium chromium-driver`");
        assertThat(SkippedTests.sentence(0, 0)).isEmpty();
    }

    /** What is counted is what the tests say when they are skipped. */
    @Test
    void theTestsSayWhatIsCounted() {
        for (String test : new String[] {
            "page/src/test/java/org/zermelo/page/Browser.java", "browser/src/test/java/org/zermelo/browser/SiteIT.java"
        }) {
            assertThat(Checkout.read(Checkout.root().resolve(test))).contains("\"no Chromium with its driver\"");
        }
    }
}
