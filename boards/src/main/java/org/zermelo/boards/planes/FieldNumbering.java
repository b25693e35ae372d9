package org.zermelo.boards.planes;

import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.numbers.PackedFields;
import org.zermelo.game.AtTurn;

/** A position as one number of several fields. */
final class FieldNumbering extends PlaneNumbering {

    private final PackedFields fields;
    private final long[][] worth;

    FieldNumbering(BoardForm form, PackedFields fields) {
        super(form, fields.handWeights, fields.plyWeight, fields.waitWeight);
        this.fields = fields;
        this.worth = new long[form.rules().customs().kinds().values()][fields.worth.length];
        for (int cell = 0; cell < fields.worth.length; cell++) {
            for (int value = 0; value < worth.length; value++) {
                worth[value][cell] = fields.worth[cell][value];
            }
        }
    }

    @Override
    long[] pack(AtTurn<BoardPosition> at) {
        return new long[] {fields.pack(at)};
    }

    @Override
    AtTurn<BoardPosition> unpack(long[] numbers, int at) {
        return fields.unpack(numbers[at]);
    }

    @Override
    long read(long[] numbers, int at, PlaneTurn into) {
        long number = numbers[at];
        long rest = fields.standing(number, into.on);
        into.on[0] = into.empty(into.on);
        into.read(fields.leftHand(rest), fields.rightHand(rest), fields.pliesLeft(rest), fields.waits(number));
        return number;
    }

    @Override
    FoundPositions found(StandingPlanes planes) {
        return new Sums(planes);
    }

    /** What a move adds to the number is the sum of what each changed cell adds. */
    private final class Sums extends FoundPositions {

        private final StandingPlanes planes;
        private final long[] before;
        private long held;

        Sums(StandingPlanes planes) {
            super(planes.on, 1, true);
            this.planes = planes;
            this.before = on.clone();
        }

        @Override
        void begin() {
            System.arraycopy(on, 0, before, 0, on.length);
        }

        @Override
        void find(long last) {
            room(1)[end++] = number(last);
        }

        /** The number of what stands on the planes. */
        private long number(long last) {
            long number = last;
            for (int left = planes.touched & ~1; left != 0; left &= left - 1) {
                int value = Integer.numberOfTrailingZeros(left);
                number -= sum(value, on[value] ^ before[value]);
            }
            return number;
        }

        /** What some cells of a plane add when they change. */
        private long sum(int value, long cells) {
            long sum = 0;
            for (long left = cells; left != 0; left &= left - 1) {
                int cell = Long.numberOfTrailingZeros(left);
                sum += (on[value] >>> cell & 1) != 0 ? -worth[value][cell] : worth[value][cell];
            }
            return sum;
        }

        @Override
        void find(int value, long cells, int other, long others, long last) {
            room(1)[end++] = last + sum(value, cells) + (other == 0 ? 0 : sum(other, others));
        }

        @Override
        void spread(int value, long start, long cells, long last) {
            spread(value, cells, last + sum(value, start));
        }

        @Override
        void hold(long last) {
            held = number(last);
        }

        @Override
        void held(int value, long cells) {
            spread(value, cells, held);
        }

        private void spread(int value, long cells, long from) {
            long[] into = room(Long.bitCount(cells));
            long[] adds = worth[value];
            for (long left = cells; left != 0; left &= left - 1) {
                into[end++] = from + adds[Long.numberOfTrailingZeros(left)];
            }
        }

        @Override
        void standing(int found, long[] into) {
            fields.standing(found()[found], into);
        }
    }
}
