package org.zermelo.value;

/** What a value says of itself, whatever the position. */
abstract sealed class PlainValue implements Value
        permits OutcomeValue, WinnerValue, MarginValue, PacedMarginValue, NimberValue {

    private final String name;
    private final Subject subject;
    private final boolean plies;
    private final Coding coding;
    private final Convention convention;
    private final Fold fold;

    PlainValue(String name, Subject subject, boolean plies, Coding coding, Convention convention, Fold fold) {
        this.name = name;
        this.subject = subject;
        this.plies = plies;
        this.coding = coding;
        this.convention = convention;
        this.fold = fold;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Subject subject() {
        return subject;
    }

    @Override
    public final boolean hasPlies() {
        return plies;
    }

    @Override
    public final Coding coding() {
        return coding;
    }

    @Override
    public final Convention convention() {
        return convention;
    }

    @Override
    public final Fold fold() {
        return fold;
    }
}
