package org.zermelo.present.answer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.desk.Valued;
import org.zermelo.notation.text.Source;
import org.zermelo.solve.Watch;

class ValueLatexTest {

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            -3/8 ; -\\tfrac{3}{8}
            {3|1} ; \\{3\\mid 1\\}
            2^3*5 ; 2+3{\\cdot}{\\uparrow}+{\\ast}5
            vv* ; 2{\\cdot}{\\downarrow}+{\\ast}
            ^[3] ; {\\uparrow}^{[3]}
            ^<2> ; {\\uparrow}^{2}
            +-{2,^} ; \\pm \\{2,{\\uparrow}\\}
            +-(1*) ; \\pm (1+{\\ast})
            {3||2Tiny(1)|-1} ; \\{3\\mathrel{||}2+\\mathbf{+}_{1}\\mid -1\\}
            """)
    void formsAreFormulas(String form, String formula) {
        assertThat(ValueLatex.formula(form)).isEqualTo(formula);
    }

    @Test
    void theThermographIsAPicture() {
        Valued valued = Valued.solve(Source.of("{2|-1/2}"), Watch.NONE).orElseThrow();
        assertThat(ValueLatex.of(valued.value()).lines())
                .contains(
                        "$\\{2\\mid -\\tfrac{1}{2}\\}$",
                        "  \\draw[very thick] (0.75,2.25) -- (0.75,1.25);",
                        "  \\draw[thick] (0.75,1.25) -- (2,0);",
                        "  \\draw[thick,dashed] (0.75,1.25) -- (-0.5,0);",
                        "\\end{tikzpicture}");
    }
}
