package org.zermelo.desk.against;

/** The program of a reader: an input, and what comes of it. */
@FunctionalInterface
public interface OwnProgram {

    /** Runs it once. */
    ProgramRun run(String input);

    /** How a run ended. */
    enum Ended {
        /** In time and without a complaint. */
        WELL,
        /** With a code other than 0, or an exception. */
        CRASHED,
        /** It was stopped, since it took too long. */
        LATE
    }

    /**
     * What came of a run.
     *
     * @param ended how it ended
     * @param text what it printed; of a crash, what it complained of
     */
    record ProgramRun(Ended ended, String text) {

        /** A run that ended well. */
        public static ProgramRun of(String text) {
            return new ProgramRun(Ended.WELL, text.strip());
        }
    }
}
