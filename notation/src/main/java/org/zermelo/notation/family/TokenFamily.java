package org.zermelo.notation.family;

import java.util.Arrays;
import org.zermelo.board.graph.GraphGame;
import org.zermelo.game.Ending;
import org.zermelo.game.Rules;
import org.zermelo.notation.facts.TokenParser;
import org.zermelo.notation.text.Cursor;

/** {@code token(...)}: a graph as in {@code graph(...)}, one token or two, and clauses that say where they may go. */
final class TokenFamily implements Family {

    @Override
    public String name() {
        return "token";
    }

    @Override
    public FamilyGroup group() {
        return FamilyGroup.GRAPHS;
    }

    @Override
    public String synopsis() {
        return "token(N from V [| W]; V-W V-W .. [; both ways] [; once]; MOVES [; end CONDITION] [; stuck loses|wins|draw|points])";
    }

    @Override
    public String example() {
        return "token(5 from 1 | 4; 1-2 2-3 3-4 4-5 5-1; both ways; go; end a = b: second wins)";
    }

    @Override
    public Rules<?, ?> parse(Cursor in) {
        int from = in.skip().offset();
        GraphFamily.Drawn drawn = GraphFamily.Drawn.read(in);
        int edges = in.offset();
        if (in.take(";") && in.takeWord("both") && in.takeWord("ways")) {
            drawn.bothWays();
        } else {
            in.moveTo(edges);
        }
        int rules = in.offset();
        String text = in.source().text().substring(from, rules).strip();
        in.take(";");
        int start = in.offset();
        in.takeAll();
        Ending[] endings = new Ending[drawn.options().size()];
        Arrays.fill(endings, Ending.LAST_MOVER_WINS);
        GraphGame graph = new GraphGame(drawn.start(), drawn.edges(), endings);
        return TokenParser.game(text, graph, drawn.second(), in.source(), start, in.end());
    }
}
