package org.zermelo.game;

/** A packed game from another start; its tables are only as large as what can be reached from there. */
class PackedFrom<P, M> extends LaterStart<P, M> implements Packed<P> {

    private final Packed<P> whole;

    private PackedFrom(Rules<P, M> rules, Packed<P> whole, P start) {
        super(rules, start);
        this.whole = whole;
    }

    static <P, M> PackedFrom<P, M> of(Rules<P, M> rules, Packed<P> whole, P start) {
        return rules instanceof Textual<?, ?> ? new Read<>(rules, whole, start) : new PackedFrom<>(rules, whole, start);
    }

    /** Of rules whose positions can be read back: so can be these rules. */
    private static final class Read<P, M> extends PackedFrom<P, M> implements Textual<P, M> {

        private final Textual<P, M> texts;

        @SuppressWarnings("unchecked")
        Read(Rules<P, M> rules, Packed<P> whole, P start) {
            super(rules, whole, start);
            this.texts = (Textual<P, M>) rules;
        }

        @Override
        public String text(P position) {
            return texts.text(position);
        }

        @Override
        public P position(String text) {
            return texts.position(text);
        }

        @Override
        public M move(P position, String text) {
            return texts.move(position, text);
        }

        @Override
        public boolean tellsStart() {
            return true;
        }

        @Override
        public String toString() {
            return rules() + " from " + texts.text(start());
        }
    }

    @Override
    public Rules<P, M> from(P position) {
        return of(rules(), whole, position);
    }

    @Override
    public long pack(P position) {
        return whole.pack(position);
    }

    @Override
    public P unpack(long packed) {
        return whole.unpack(packed);
    }

    @Override
    public PackedRules packed() {
        return new From(whole.packed(), whole.pack(start()));
    }

    private record From(PackedRules rules, long start) implements PackedRules {

        @Override
        public long bound() {
            return rules.bound();
        }

        @Override
        public int mostOptions() {
            return rules.mostOptions();
        }

        @Override
        public int options(long position, long[] options) {
            return rules.options(position, options);
        }

        @Override
        public Ending ending(long position) {
            return rules.ending(position);
        }

        @Override
        public boolean scoring() {
            return rules.scoring();
        }

        @Override
        public void gains(long position, long[] gains) {
            rules.gains(position, gains);
        }

        @Override
        public int levels() {
            return rules.levels();
        }

        @Override
        public int level(long position) {
            return rules.level(position);
        }

        @Override
        public int stages() {
            return rules.stages();
        }

        @Override
        public int stage(long position) {
            return rules.stage(position);
        }

        @Override
        public long canonical(long position) {
            return rules.canonical(position);
        }

        @Override
        public int canonicalOptions(long position, long[] options) {
            return rules.canonicalOptions(position, options);
        }

        @Override
        public int canonicalParents(long position, long[] parents) {
            return rules.canonicalParents(position, parents);
        }

        @Override
        public long indices() {
            return rules.indices();
        }

        @Override
        public long index(long position) {
            return rules.index(position);
        }

        @Override
        public long at(long index) {
            return rules.at(index);
        }

        @Override
        public long classSize(long canonical) {
            return rules.classSize(canonical);
        }

        @Override
        public int mostParents() {
            return rules.mostParents();
        }

        @Override
        public int parents(long position, long[] parents) {
            return rules.parents(position, parents);
        }
    }
}
