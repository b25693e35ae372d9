/* Nim-sequences by sparse space in plain C, for comparison: the scalar method of Sparse64Engine as it would be written by hand.
   cc -O3 -march=native -o octal octal.c
   octal HEAPS MASK PARITY WHOLE SINGLE SPLIT: bit masks of the values counted in the class, and of the takes (bit t: t counters)
   that leave no, one and two heaps; prints the least processor seconds of three runs, and a checksum (FNV-1a, 64 bits). */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint8_t *g;
static int split[32], splits, single[32], singles, whole[32], wholes;
static int rare[1 << 16], rares;

static int takes(unsigned mask, int *to) {
    int count = 0;
    for (int t = 0; t < 32; t++)
        if (mask >> t & 1) to[count++] = t;
    return count;
}

/* of the missing values those that no pair shows; the moves in turn, eight pairs at a time */
static uint64_t unseen(int n, uint64_t missing) {
    for (int a = 1; a <= n / 2 && missing; a += 8)
        for (int d = 0; d < splits; d++) {
            int rest = n - split[d], end = rest / 2 < a + 7 ? rest / 2 : a + 7;
            for (int i = a; i <= end; i++) missing &= ~(1ull << (g[i] ^ g[rest - i]));
        }
    return missing;
}

int main(int argc, char **argv) {
    if (argc != 7) return 2;
    int heaps = atoi(argv[1]), parity = atoi(argv[3]);
    uint64_t mask = strtoull(argv[2], 0, 0), common = 0;
    wholes = takes(strtoul(argv[4], 0, 0), whole);
    singles = takes(strtoul(argv[5], 0, 0), single);
    splits = takes(strtoul(argv[6], 0, 0), split);
    for (int v = 0; v < 64; v++)
        if (__builtin_parityll(v & mask)) common |= 1ull << v;
    double best = 1e9;
    uint64_t sum = 0;
    for (int run = 0; run < 3; run++) {
        clock_t begun = clock();
        g = calloc(heaps, 1);
        rares = 0;
        for (int n = 1; n < heaps; n++) {
            uint64_t options = 0;
            for (int i = 0; i < wholes; i++) options |= whole[i] == n;
            for (int i = 0; i < singles; i++)
                if (single[i] < n) options |= 1ull << g[n - single[i]];
            for (int d = 0; d < splits; d++) {
                int rest = n - split[d], end = rares;
                while (end && rare[end - 1] >= rest) end--;
                for (int i = 0; i < end; i++) options |= 1ull << (g[rare[i]] ^ g[rest - rare[i]]);
            }
            uint64_t here = parity && ((n - split[0]) & 1) ? ~common : common;
            uint64_t least = here & ~options;
            least &= -least;
            uint64_t missing = unseen(n, (least - 1) & ~options);
            int value = __builtin_ctzll(missing ? missing : least);
            g[n] = value;
            if (!(here >> value & 1)) rare[rares++] = n;
        }
        double took = (double)(clock() - begun) / CLOCKS_PER_SEC;
        best = took < best ? took : best;
        sum = 0xcbf29ce484222325ull;
        for (int n = 0; n < heaps; n++) sum = (sum ^ g[n]) * 0x100000001b3ull;
        free(g);
    }
    printf("%.6f %016llx\n", best, (unsigned long long)sum);
    return 0;
}
