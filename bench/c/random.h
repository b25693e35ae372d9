/* The generator of java.util.Random, so that both sides of a comparison compute on the same numbers. */
#include <stdint.h>

static uint64_t seed;

static void start(uint64_t from) {
    seed = (from ^ 0x5deece66dull) & ((1ull << 48) - 1);
}

static int32_t bits31(void) {
    seed = (seed * 0x5deece66dull + 11) & ((1ull << 48) - 1);
    return (int32_t)(seed >> 17);
}

/* 0 .. bound-1 */
static int32_t below(int32_t bound) {
    if ((bound & -bound) == bound) return (int32_t)(((int64_t)bound * bits31()) >> 31);
    for (;;) {
        int32_t u = bits31(), r = u % bound;
        if ((int64_t)u - r + bound - 1 <= INT32_MAX) return r;
    }
}
