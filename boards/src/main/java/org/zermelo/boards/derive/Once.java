package org.zermelo.boards.derive;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What is found out about rules when it is first asked for. Threads that ask at the same time may each find it; they find the same, and
 * the last one's is kept.
 *
 * @param <T> what is found
 */
public final class Once<T> implements Supplier<T> {

    private final Supplier<T> find;
    private volatile @Nullable T found;

    /** What is found in this way. */
    public Once(Supplier<T> find) {
        this.find = find;
    }

    @Override
    public T get() {
        T known = found;
        if (known == null) {
            known = find.get();
            found = known;
        }
        return known;
    }
}
