package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The two launchers start Java alike; and what a Windows script must hold to is held. */
class LaunchersTest {

    private static final Pattern OPTION = Pattern.compile("(?<![\\w-])(-X[\\w:+=-]+|--add-exports [\\w./=-]+)");
    private static final String SHELL = Checkout.read(Checkout.root().resolve("zermelo"));
    private static final String WINDOWS = Checkout.read(Checkout.root().resolve("zermelo.cmd"));

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void javaGetsTheSameOptions() {
        Set<String> shell = found(OPTION, SHELL);
        // The archive of classes is made by the shell's launcher only, and large pages are asked of Linux.
        shell.removeIf(option ->
                option.matches("-Xshare:(off|dump)|-XX:(Shared|DumpLoaded)\\w+=?|-XX:\\+UseTransparentHugePages"));

        assertThat(shell).contains("-XX:+EnableVectorSupport").isEqualTo(found(OPTION, WINDOWS));
    }

    @Test
    void theSameCommandsGetTheVectorUnit() {
        assertThat(SHELL).contains("    compare | nimbers | grundy)\n        vector=on");
        assertThat(WINDOWS).contains("in (serve compare nimbers grundy) do");
    }

    /** A module that is not named would not be built again when it changes. */
    @Test
    void aCheckoutKnowsTheModulesOfTheProgram() {
        Pattern module = Pattern.compile("(?<=<module>)\\w+");
        Set<String> modules = found(module, Checkout.read(Checkout.root().resolve("pom.xml")));
        modules.removeAll(Set.of("testkit", "page", "examples", "bench", "soak", "dist", "summary", "spark"));
        String named = found(Pattern.compile("(?<=for module in )[\\w ]+"), SHELL)
                .iterator()
                .next();
        assertThat(named.split(" ")).containsExactlyInAnyOrderElementsOf(modules);
    }

    @Test
    void theWindowsScriptIsOneThatItsShellUnderstands() {
        assertThat(WINDOWS.replace("\r\n", "")).doesNotContain("\r").doesNotContain("\n");
        // Delayed expansion would eat exclamation marks in folders and arguments.
        assertThat(WINDOWS).contains("DisableDelayedExpansion").doesNotContain("!");
        assertThat(WINDOWS.chars()).allMatch(letter -> letter < 128);
        for (MatchResult jump :
                Pattern.compile("goto (\\w+)").matcher(WINDOWS).results().toList()) {
            assertThat(WINDOWS).contains("\r\n:" + jump.group(1) + "\r\n");
        }
    }
}
