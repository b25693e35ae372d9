package org.zermelo.web.work;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExperienceTest {

    private final Experience experience = new Experience();
    private final Kind kind = new Kind("position coins", 7);

    private Weight expected() {
        return experience.expected(kind, Weight.UNWEIGHED);
    }

    @Test
    void whatWasDoneInAMomentCountsAsLightUntilItIsNot() {
        assertThat(expected()).isEqualTo(Weight.UNWEIGHED);
        experience.learn(kind, false);
        assertThat(expected()).isEqualTo(Weight.LIGHT);
        assertThat(experience.expected(new Kind("position coins", 9), Weight.UNWEIGHED))
                .as("the name is the kind")
                .isEqualTo(Weight.LIGHT);
        assertThat(experience.expected(new Kind("position nim", 7), Weight.UNWEIGHED))
                .isEqualTo(Weight.UNWEIGHED);
        experience.learn(kind, true);
        assertThat(expected()).isEqualTo(Weight.UNWEIGHED);
    }

    @Test
    void whatTookLongIsTriedUntilItIsDoneInAMoment() {
        experience.learn(kind, true);
        experience.learn(kind, true);
        assertThat(expected()).isEqualTo(Weight.UNKNOWN);
        experience.learn(kind, false);
        assertThat(expected()).isEqualTo(Weight.UNWEIGHED);
        experience.learn(kind, false);
        experience.learn(kind, false);
        assertThat(expected()).isEqualTo(Weight.LIGHT);
    }

    /** However often: one surprise more than twice, and it is turned round. */
    @Test
    void thePastIsSoonForgotten() {
        for (int i = 0; i < 100; i++) {
            experience.learn(kind, false);
        }
        experience.learn(kind, true);
        experience.learn(kind, true);
        assertThat(expected()).isEqualTo(Weight.UNKNOWN);
    }

    @Test
    void ofWhatIsNotNamedNothingIsLearnt() {
        experience.learn(Kind.NONE, true);
        assertThat(experience.expected(Kind.NONE, Weight.UNWEIGHED)).isEqualTo(Weight.UNWEIGHED);
    }

    @Test
    void onlySoManyKindsAreKept() {
        experience.learn(kind, false);
        for (int i = 0; i < 10_000; i++) {
            experience.learn(new Kind("other " + i, 0), false);
        }
        assertThat(expected()).isEqualTo(Weight.UNWEIGHED);
    }
}
