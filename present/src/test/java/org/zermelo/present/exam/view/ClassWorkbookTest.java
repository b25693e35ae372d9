package org.zermelo.present.exam.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.FormulaEvaluator;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.game.Ending;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/** The formulas of the sheet, computed by a spreadsheet's own evaluator, give the codes of the engine in every cell. */
class ClassWorkbookTest {

    /** More plies than any of the games below lasts. */
    private static final int PLIES = 1000;

    private static final int HEADER = 2;
    private static final int FIRST = 3;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(7, S in 1..69; move +1, *2; end sum >= 77)",
                "heaps(S in 1..28; move +1, *2; end sum >= 29)",
                "heaps(S in 1..42; move +1, *2, *3; end sum >= 43; overshoot sum > 72)",
                "heaps(S in 20..60; move -2, -5, /3 floor; end sum <= 19)",
                "heaps(S in 20..60; move -3, /2 ceil; end sum <= 19)",
                "heaps(S in 25..90; move -3, /2 if x is even, otherwise =(x+3)//2; end sum <= 24)",
                "heaps(4, S in 1..30; move -1, /2; end sum <= 3)",
                "heaps(5, S in 1..40; move larger: +1, smaller: *2 if a != b; end sum >= 60)",
                "heaps(3, S in 1..20; move +1, +other; end a*b >= 90 or a = b)",
                "heaps(S in 1..30; move -1, -3, -4)",
                "heaps(S in 1..30; move -1, -3, -4; stuck wins)",
                "heaps(4, S in 1..12; move -1, -2; end sum <= 1: other)"
            })
    void everyCellHoldsTheCodeOfItsPosition(String text) throws Exception {
        Ruleset rules = RuleText.ruleset(text);
        Examiner examiner = Examiner.standard();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ExamViews(rules, examiner, Words.in(Language.EN)).table(null, null, 4, "xlsx", out);
        Classes<RulePosition, RuleMove> classes = examiner.classes(
                rules,
                examiner.starts(rules, examiner.scan(rules, StartSet.parse("L2")))
                        .get(0));
        RuleGame game = (RuleGame) classes.rules();
        int compared = 0;
        try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(out.toByteArray()))) {
            FormulaEvaluator evaluator = book.getCreationHelper().createFormulaEvaluator();
            Sheet sheet = book.getSheetAt(0);
            for (Row row : sheet) {
                for (Cell cell : row) {
                    if (cell.getCellType() == CellType.FORMULA) {
                        long a = (long) row.getCell(0).getNumericCellValue();
                        long b = rules.heaps().length == 1
                                ? 0
                                : (long) sheet.getRow(HEADER)
                                        .getCell(cell.getColumnIndex())
                                        .getNumericCellValue();
                        RulePosition position = rules.heaps().length == 1 ? game.at(a) : game.at(a, b);
                        assertThat(evaluator.evaluate(cell).getNumberValue())
                                .as("%s at %s: %s", cell.getAddress(), position, cell.getCellFormula())
                                .isEqualTo(code(classes, game, position));
                        compared++;
                    }
                }
            }
            assertThat(compared).isGreaterThan(sheet.getLastRowNum() - FIRST);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "en, codes, legend, the player to move wins by their first move",
        "ru, коды, обозначения, ходящий выигрывает первым своим ходом"
    })
    void sheetsSpeakTheLanguageAndExplainTheirColours(Language language, String codes, String legend, String first)
            throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Ruleset rules = RuleText.ruleset("heaps(S in 1..28; move +1, *2; end sum >= 29)");
        new ExamViews(rules, Examiner.standard(), Words.in(language)).table(null, null, 4, "xlsx", out);
        try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(out.toByteArray()))) {
            assertThat(book.getSheetName(0)).isEqualTo(codes);
            assertThat(book.getSheetName(1)).isEqualTo(legend);
            Row row = book.getSheetAt(1).getRow(0);
            assertThat(row.getCell(0).getStringCellValue()).isEqualTo("1");
            assertThat(row.getCell(1).getStringCellValue()).isEqualTo(first);
            assertThat(((XSSFCellStyle) row.getCell(0).getCellStyle())
                            .getFillForegroundColorColor()
                            .getARGBHex())
                    .endsWith("CFE3FB");
        }
    }

    private static long code(Classes<RulePosition, RuleMove> classes, RuleGame game, RulePosition position) {
        if (!game.moves(position).isEmpty()) {
            return classes.fate(position, PLIES).code();
        }
        return game.ending(position) == Ending.LAST_MOVER_WINS ? 0 : 1;
    }
}
