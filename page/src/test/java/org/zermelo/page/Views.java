package org.zermelo.page;

import java.util.List;

/** The views that tests go round. */
final class Views {

    private Views() {}

    /** A view to look at: its name, its address, and what must be there before one looks. */
    record View(String name, String path, String shows, String... parameters) {}

    static final List<View> PLACES = List.of(
            new View("start", "/", ".gallery .about"),
            new View("row", "/answer", "table.cells", "game", "coins(7 9 1 6 4 3)", "show", "table"),
            new View("nim", "/answer", "table.binary", "game", "nim(5, 3, 6, 2)"),
            new View("tree", "/answer", ".node", "game", "heaps(5; move -1, -2; end sum == 1)", "show", "tree"),
            new View("nimbers", "/answer", ".mex.gap", "game", "nim(2, 1)", "show", "nimbers"),
            new View("choose", "/play", ".gallery .about"),
            new View("play", "/play", ".picks", "game", "nim(3, 2)", "values", "1"),
            new View("review", "/play", "table.data", "game", "coins(5 8 3 2)", "line", "L~L~L~L"),
            new View("exam", "/exam", "canvas[data-drawn]"),
            new View("learn", "/learn", ".lessons .picture svg"),
            new View("lesson", "/learn", ".player", "lesson", "repeated-calls"),
            new View("watch", "/watch", ".player", "game", "coins(5 8 3 2)", "step", "5"),
            new View("catalogue", "/catalogue", "table.data .picture svg"),
            new View("help", "/help", ".glossary dt"),
            new View("compare", "/compare", ".card select"),
            new View("sequence", "/sequence", "svg .band"),
            new View("law", "/law", "svg .state.lost"),
            new View("value", "/value", "svg .plotline", "text", "domineering(2x3)"),
            new View("rules", "/rules", ".reference dt"));

    static final List<View> FAMILIES = List.of(
            new View("blocks", "/answer", ".block", "game", "coins(7 9 1 6 4 3)", "show", "blocks"),
            new View("plan", "/answer", "table.data", "game", "coins(7 9 1 6 4 3)", "show", "plan"),
            new View("rows", "/answer", ".coin", "game", "coins(7 9 1) + coins(6 4 3)"),
            new View("robanumeros", "/answer", ".coin", "game", "coins(4 -2 7 -5 3 6 -1; take any)"),
            new View("heaps", "/answer", ".stone", "game", "heaps(7, 20; move +1, *2; end sum >= 77)"),
            new View("chomp", "/answer", ".square", "game", "chomp(3x5)"),
            new View("notakto", "/answer", ".cell", "game", "notakto(2)"),
            new View("sum", "/answer", ".cell", "game", "nim(5, 3) + notakto(1)"),
            new View("octal", "/answer", "#verdict", "game", "octal(0.77, 9)"),
            new View("tictactoe", "/answer", ".piece", "game", "tictactoe()", "line", "b2~a1"),
            new View("quixo", "/answer", ".piece", "game", "quixo(3)", "line", "a1-a3"),
            new View("sim", "/answer", ".drawn", "game", "sim(5)", "line", "12~34"),
            new View("boxes", "/answer", ".drawn", "game", "boxes(2, 2)", "line", "-a1"),
            new View("euclid", "/answer", "#verdict", "game", "heaps(3, 5; move -1, -2; end sum == 0; stuck draw)"),
            new View("hackenbush", "/answer", ".arc.green", "game", "hackenbush(1-2, 1-2, 2-3, 2-4, 4-4)"),
            new View(
                    "graph",
                    "/play",
                    ".vertex",
                    "game",
                    "node-kayles(1-2, 2-3, 3-1, 3-4)",
                    "line",
                    "4",
                    "side",
                    "both"),
            new View("play-board", "/play", ".piece", "game", "tictactoe()", "line", "b2~a1", "values", "1"),
            new View("play-sum", "/play", ".cell", "game", "nim(5, 3) + notakto(1)", "side", "both"));

    /** Opens and fills every fold-out of the exam that is shown. */
    static void openTheExam(Browser browser) {
        browser.find("canvas[data-drawn]");
        browser.settled();
        browser.driver()
                .executeScript("document.querySelectorAll('main details').forEach(each => { each.open = true; });"
                        + "document.querySelector('input[inputmode=numeric]').value = '17';");
        browser.driver()
                .executeScript("document.querySelectorAll('main details form button[type=submit]')"
                        + ".forEach(each => each.click());");
        browser.find(".handout .key");
        browser.await(() -> browser.all("pre.told").size() >= 4, "four texts");
        browser.await(
                () -> Boolean.TRUE.equals(browser.driver()
                        .executeScript("const plate = document.querySelector('img.plate');"
                                + "return plate !== null && plate.complete && plate.naturalWidth > 0;")),
                "the tree");
    }
}
