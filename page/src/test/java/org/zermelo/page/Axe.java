package org.zermelo.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.openqa.selenium.chrome.ChromeDriver;

/** The rules of axe-core on accessibility, as far as their breach is serious or critical. */
final class Axe {

    private static final String SCRIPT = read();

    private Axe() {}

    /** What is found on the page as it stands: rule, and the elements it names. A page is given the script once. */
    static List<String> findings(ChromeDriver driver) {
        if (!Boolean.TRUE.equals(driver.executeScript("return 'axe' in window"))) {
            driver.executeScript(SCRIPT);
        }
        Object found = driver.executeAsyncScript("""
                const done = arguments[arguments.length - 1];
                // a rule gives all that it finds its own impact: the others need not be run
                const others = axe._audit.rules.filter(rule => rule.impact !== 'serious' && rule.impact !== 'critical');
                if (others.length === axe._audit.rules.length) throw new Error('rules tell their impact no longer');
                const rules = Object.fromEntries(others.map(rule => [rule.id, {enabled: false}]));
                const options = {resultTypes: ['violations'], rules, elementRef: false, iframes: false, preload: false};
                axe.run(document, options).then(result => done(result.violations
                  .map(v => v.id + ': ' + v.nodes.slice(0, 4).map(n => n.target.join(' ') + ' ' + (n.any[0] || n.all[0] || n.none[0] || {}).message).join('; '))));
                """);
        return ((List<?>) found).stream().map(String::valueOf).toList();
    }

    private static String read() {
        try (InputStream in = Axe.class.getResourceAsStream("/axe.min.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
