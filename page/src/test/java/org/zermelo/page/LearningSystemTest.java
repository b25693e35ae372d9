package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import io.javalin.http.staticfiles.Location;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The lesson for learning systems, in a frame within a frame of one that notes what it is told. */
class LearningSystemTest {

    /** The interface of SCORM 1.2 as far as a lesson needs it. */
    private static final String SYSTEM = """
            <!doctype html><title>system</title><script>
            window.told = {'cmi.core.lesson_status': 'not attempted', 'cmi.suspend_data': 'V2'};
            window.calls = [];
            window.API = {
              LMSInitialize: () => { calls.push('initialize'); return 'true'; },
              LMSGetValue: name => told[name] ?? '',
              LMSSetValue: (name, value) => { told[name] = value; return 'true'; },
              LMSCommit: () => { calls.push('commit'); return 'true'; },
              LMSFinish: () => { calls.push('finish'); return 'true'; },
            };
            </script><iframe src="between.html" width="900" height="700"></iframe>
            """;

    @Test
    void aLessonTellsItsScore(@TempDir Path folder) throws IOException, InterruptedException {
        Browser browser = Page.open();
        browser.go("/help?lang=en");
        URI address = URI.create(browser.driver().getCurrentUrl())
                .resolve("/api/v1/exam-handout?format=scorm&count=2&seed=3&lang=en&rules="
                        + "heaps(S+in+1..28;+move+%2B1,*2;+end+sum+%3E=+29)&ask=19%3DL1:min,20%3DW2:all");
        HttpResponse<byte[]> reply = HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofByteArray());
        assertThat(reply.headers().firstValue("content-type")).contains("application/zip");
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(reply.body()))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Files.write(folder.resolve(entry.getName()), zip.readAllBytes());
            }
        }
        Files.writeString(folder.resolve("system.html"), SYSTEM);
        Files.writeString(
                folder.resolve("between.html"), "<iframe src=\"index.html\" width=\"800\" height=\"600\"></iframe>");

        Javalin server = Javalin.create(config -> config.staticFiles.add(folder.toString(), Location.EXTERNAL))
                .start("127.0.0.1", 0);
        try {
            browser.driver().get(folder.resolve("index.html").toUri().toString());
            assertThat(browser.driver().findElements(By.cssSelector("form:not([hidden])")))
                    .as("plain files, without a learning system")
                    .hasSize(1);
            browser.driver().get("http://127.0.0.1:" + server.port() + "/system.html");
            browser.driver().switchTo().frame(0).switchTo().frame(0);
            List<WebElement> fields = browser.driver().findElements(By.cssSelector("form:not([hidden])#V2 input"));
            assertThat(fields).as("the variant that is remembered").hasSize(2);
            fields.get(0).sendKeys(fields.get(0).getDomAttribute("data-answer"));
            fields.get(1).sendKeys("0" + Keys.ENTER);
            assertThat(told(browser, "cmi.core.score.raw")).isEqualTo("50");
            fields.get(1).clear();
            fields.get(1)
                    .sendKeys(" " + fields.get(1).getDomAttribute("data-answer").replace(" ", ", ") + Keys.ENTER);
            assertThat(told(browser, "cmi.core.score.raw")).isEqualTo("100");
            assertThat(told(browser, "cmi.core.lesson_status")).isEqualTo("completed");
            assertThat(told(browser, "cmi.interactions.1.result")).isEqualTo("correct");
            assertThat(browser.driver()
                            .findElement(By.cssSelector("#V2 .score"))
                            .getText())
                    .isEqualTo("2 of 2 right");
            browser.driver().executeScript("location.href = 'about:blank'");
            browser.driver().switchTo().defaultContent();
            browser.awaitInPage("window.calls.includes('finish')", "the lesson to end");
            assertThat(browser.driver().executeScript("return window.calls.join()"))
                    .isEqualTo("initialize,commit,commit,finish");
            assertThat((String) browser.driver().executeScript("return told['cmi.core.session_time']"))
                    .matches("\\d{4}:\\d\\d:\\d\\d");
        } finally {
            browser.driver().switchTo().defaultContent();
            server.stop();
        }
    }

    private static Object told(Browser browser, String name) {
        return browser.driver().executeScript("return String(window.top.told[arguments[0]])", name);
    }
}
