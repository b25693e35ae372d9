package org.zermelo.boards.kernel;

/** The rules of a board game as code made for them alone. */
public interface BoardCode {

    /** As {@link BoardKernel#options}. */
    int options(long position, long[] options);

    /**
     * What the first end that holds means for the player to move, as in {@link org.zermelo.boards.ends.EndTests.End}; 0 when none holds.
     */
    int end(long position);
}
