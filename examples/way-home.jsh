// A game tried out in the shell of the JDK: jshell --class-path 'dist/target/zermelo/lib/*' examples/way-home.jsh
import org.zermelo.game.Games
import org.zermelo.plan.Planner
import org.zermelo.value.Values

var planner = Planner.standard()
List<Integer> moves(int square) { return Stream.of(square - 1, square - 2).filter(next -> next >= 0).toList(); }
for (int square = 0; square < 7; square++) {
    System.out.println(square + " " + planner.solve(Games.of(square, n -> moves(n), (n, next) -> next), Values.outcome()).worth());
}
/exit
