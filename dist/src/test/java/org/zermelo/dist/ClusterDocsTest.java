package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What docs/cluster.md has people type is what the module needs. */
class ClusterDocsTest {

    private static final Pattern JARS = Pattern.compile("--jars (\\S+)");
    private static final Pattern DEPENDENCY = Pattern.compile(
            "<dependency>(?:(?!</dependency>).)*?<artifactId>([^<]+)</artifactId>((?:(?!</dependency>).)*)</dependency>",
            Pattern.DOTALL);
    private static final Pattern EXCLUDED =
            Pattern.compile("<exclusion>(?:(?!</exclusion>).)*?<artifactId>([^<]+)</artifactId>", Pattern.DOTALL);
    private static final Set<String> NOT_AT_RUNTIME = Set.of("test", "provided");

    /** The jars that a module's poms name, its modules' included, but for what is left out. */
    private static void add(String module, Set<String> excluded, Set<String> jars) {
        for (MatchResult dependency : DEPENDENCY
                .matcher(Checkout.read(Checkout.root().resolve(module).resolve("pom.xml")))
                .results()
                .toList()) {
            String jar = dependency.group(1);
            Matcher scope = Pattern.compile("<scope>(\\w+)</scope>").matcher(dependency.group(2));
            if (scope.find() && NOT_AT_RUNTIME.contains(scope.group(1)) || excluded.contains(jar) || !jars.add(jar)) {
                continue;
            }
            if (jar.startsWith("zermelo")) {
                Set<String> left = new TreeSet<>(excluded);
                EXCLUDED.matcher(dependency.group(2)).results().forEach(out -> left.add(out.group(1)));
                add(jar.equals("zermelo") ? "families" : jar.substring("zermelo-".length()), left, jars);
            }
        }
    }

    @Test
    void sparkSubmitIsGivenEveryJarThatTheModuleNeeds() {
        Set<String> needed = new TreeSet<>();
        add("spark", Set.of(), needed);
        Matcher named = JARS.matcher(Checkout.read(Checkout.root().resolve("docs/cluster.md")));
        assertThat(named.find()).isTrue();

        assertThat(needed).contains("zermelo-partizan", "zstd-jni", "asm").doesNotContain("spark-core_2.13");
        assertThat(List.of(named.group(1).split(",")))
                .containsExactlyInAnyOrderElementsOf(
                        needed.stream().map(jar -> jar + ".jar").toList());
    }
}
