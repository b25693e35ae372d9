package org.zermelo.desk.exam;

import org.zermelo.exam.Examiner;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.task.Part;

/** That S belongs to the question's set; with pairs, that some K does with it. */
public record StartClaim(Part part, long s) {

    /** Whether it does. */
    public boolean holds(Examiner examiner) {
        ScanRange range = examiner.scan(part.rules(), part.question().set());
        boolean outside = s < range.from() || range.end() == ScanRange.End.GIVEN && s > range.to();
        ScanRange one = new ScanRange(s, s, ScanRange.End.GIVEN);
        return !outside
                && !examiner.members(part.rules(), part.question().set(), one).isEmpty();
    }
}
