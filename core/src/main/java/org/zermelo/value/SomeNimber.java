package org.zermelo.value;

/** A nimber of which only is known that it is not 0: to ask for that is cheaper in games that are solved by questions. */
public record SomeNimber() implements Worth {

    @Override
    public <R> R fold(WorthCases<R> cases) {
        return cases.someNimber(this);
    }

    @Override
    public String kind() {
        return "nimber";
    }

    @Override
    public int sign() {
        return 1;
    }

    @Override
    public int signOfMove() {
        return -sign();
    }
}
