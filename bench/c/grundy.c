/* Nimbers of Grundy's game (a heap is split into two unequal ones) and of octal games by sparse space, 64 heaps at a time, for
   comparison: what is written by hand for AVX-512. A byte a heap; the values of the pairs of a rare heap and 64 others are 64 bytes, of
   which bits 0..2 choose a bit and the others one of 16 or 32 registers. Without AVX-512 the sets are made byte by byte.
   cc -O3 -march=native -o grundy grundy.c
   grundy HEAPS [WHOLE SINGLE SPLIT]: for an octal game bit masks of the takes (bit t: t counters) that leave no, one and two heaps;
   prints the least processor seconds of three runs, and a checksum (FNV-1a, 64 bits). */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __AVX512BW__
#include <immintrin.h>
#endif

enum { BOOT = 8192, BLOCK = 64, SMALL = 4096, OFTEN = 16, PERIOD = 4096 };
typedef struct { int count, heap[1 << 16]; } List;

static uint8_t *g, near_mirrored[BLOCK], sets[BLOCK][32], half[2][32][BLOCK], common[32];
static int mask, top, most, witness[256], found[SMALL];
static int split[32], splits, single[32], singles, unequal;
static unsigned whole;
static List rare, small;

static int is_common(int v) { return __builtin_parity(v & mask); }

/* the values of a heap of the list and each of n .. n+63 less that heap, as sets: set[k][j] has the bits of the values 8k .. 8k+7 */
static inline __attribute__((always_inline)) void add(const List *list, int from, int to, int n, int groups, uint8_t set[][BLOCK]) {
#ifdef __AVX512BW__
    const __m512i bits = _mm512_set1_epi64(0x8040201008040201), low = _mm512_set1_epi8(7);
    for (int k0 = 0; k0 < groups; k0 += 16) {
        __m512i acc[16];
        for (int k = 0; k < 16; k++) acc[k] = _mm512_setzero_si512();
        for (int i = from; i < to; i++) {
            __m512i v = _mm512_xor_si512(_mm512_loadu_si512(g + n - list->heap[i]), _mm512_set1_epi8(g[list->heap[i]]));
            __m512i bit = _mm512_shuffle_epi8(bits, _mm512_and_si512(v, low));
            __m512i group = _mm512_andnot_si512(low, v);
            if (groups == 16) group = _mm512_and_si512(group, _mm512_set1_epi8(127));
#pragma GCC unroll 16
            for (int k = 0; k < 16; k++) {
                __mmask64 here = _mm512_cmpeq_epi8_mask(group, _mm512_set1_epi8(8 * (k0 + k)));
                acc[k] = _mm512_or_si512(acc[k], _mm512_maskz_mov_epi8(here, bit));
            }
        }
        for (int k = 0; k < 16; k++) _mm512_storeu_si512(set[k0 + k], acc[k]);
    }
#else
    memset(set, 0, groups * BLOCK);
    for (int i = from; i < to; i++)
        for (int j = 0; j < BLOCK; j++) {
            int v = (g[n - list->heap[i] + j] ^ g[list->heap[i]]) & (8 * groups - 1);
            set[v >> 3][j] |= 1 << (v & 7);
        }
#endif
}

static int pair(int n, int from, int to, int v) {
    int a = from;
#ifdef __AVX512VBMI__
    static const uint8_t back[64] = {63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 48, 47, 46, 45, 44, 43, 42,
                                     41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20,
                                     19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9,  8,  7,  6,  5,  4,  3,  2,  1,  0};
    const __m512i turn = _mm512_loadu_si512(back), wanted = _mm512_set1_epi8(v);
    for (; a + 63 <= to; a += 64) {
        __m512i other = _mm512_permutexvar_epi8(turn, _mm512_loadu_si512(g + n - a - 63));
        __mmask64 hit = _mm512_cmpeq_epi8_mask(_mm512_xor_si512(_mm512_loadu_si512(g + a), other), wanted);
        if (hit) return a + __builtin_ctzll(hit);
    }
#endif
    for (; a <= to; a++)
        if ((g[a] ^ g[n - a]) == v) return a;
    return 0;
}

/* a heap of a pair that shows the value, first near where it was last shown; 0 when there is none */
static int shown(int n, int v) {
    for (int near_first = 1; near_first >= 0; near_first--)
        for (int d = 0; d < splits; d++) {
            int rest = n - split[d], last = (rest - unequal) / 2;
            int from = near_first && witness[v] >= 33 ? witness[v] - 32 : 1;
            int a = pair(rest, from, near_first && from + 63 < last ? from + 63 : last, v);
            if (a) return witness[v] = a;
        }
    return 0;
}

static void insert(List *list, int heap) {
    int i = list->count;
    for (; i && list->heap[i - 1] >= heap; i--)
        if (list->heap[i - 1] == heap) return;
    memmove(list->heap + i + 1, list->heap + i, (list->count++ - i) * sizeof(int));
    list->heap[i] = heap;
}

static int first_from(const List *list, int heap) {
    int i = 0;
    while (i < list->count && list->heap[i] < heap) i++;
    return i;
}

static void boot(int heaps) {
    for (int n = 0; n < heaps; n++) {
        uint8_t seen[512] = {0};
        if (n && n < 32 && whole >> n & 1) seen[0] = 1;
        for (int i = 0; i < singles; i++)
            if (single[i] < n) seen[g[n - single[i]]] = 1;
        for (int d = 0; d < splits; d++)
            for (int a = 1, rest = n - split[d]; 2 * a <= rest - unequal; a++) seen[g[a] ^ g[rest - a]] = 1;
        while (seen[g[n]]) g[n]++;
        most = g[n] > most ? g[n] : most;
    }
    for (int a = 0; a < BLOCK; a++) near_mirrored[BLOCK - 1 - a] = g[a];
    memset(witness, 0, sizeof witness);
}

/* the mask with the fewest rare heaps, by all masks */
static void choose(int heaps) {
    int count[256] = {0}, least = heaps;
    for (int n = 1; n < heaps; n++) count[g[n]]++;
    for (int m = 1; m < 256; m++) {
        int rares = 0;
        for (int v = 0; v < 256; v++) rares += __builtin_parity(v & m) ? 0 : count[v];
        if (rares < least) least = rares, mask = m;
    }
    rare.count = small.count = 0;
    for (int n = 1; n < heaps; n++)
        if (!is_common(g[n])) rare.heap[rare.count++] = n;
    top = mask & 128;
    memset(common, 0, sizeof common);
    for (int v = 0; v < 256; v++) common[v >> 3] |= is_common(v) << (v & 7);
}

/* the sets of 64 heaps without pairs with a heap below 64 */
static void block(int n) {
    int last = rare.count ? rare.heap[rare.count - 1] : 0;
    int rares = first_from(&rare, BLOCK), smalls = first_from(&small, BLOCK);
    int far = last > SMALL ? last : SMALL, halved = top && unequal && n > last + far;
    if (halved) {
        add(&rare, rares, rare.count, n, 16, half[0]);
        add(&small, smalls, small.count, n, 16, half[1]);
        for (int j = 0; j < BLOCK; j++)
            for (int k = 0; k < 16; k++) {
                int c = half[0][k][j], r = half[1][k][j];
                sets[j][k] = (c & common[k]) | (r & ~common[k]);
                sets[j][k + 16] = (c & common[k + 16]) | (r & ~common[k + 16]);
            }
        return;
    }
    int groups = most < 128 ? 16 : 32;
    memset(sets, 0, sizeof sets);
    for (int d = 0; d < splits; d++) {
        add(&rare, rares, rare.count, n - split[d], groups, half[0]);
        add(&small, smalls, small.count, n - split[d], groups, half[1]);
        for (int j = 0; j < BLOCK; j++)
            for (int k = 0; k < groups; k++) sets[j][k] |= half[0][k][j] | half[1][k][j];
    }
}

static int value(int n, uint8_t *set) {
    for (int i = 0; i < singles; i++) set[g[n - single[i]] >> 3] |= 1 << (g[n - single[i]] & 7);
    for (int d = 0; d < splits; d++)
        for (int a = 1; a < BLOCK; a++) {
            int v = g[n - split[d] - a] ^ near_mirrored[BLOCK - 1 - a];
            set[v >> 3] |= 1 << (v & 7);
        }
    uint64_t s[4], c[4];
    memcpy(s, set, 32);
    memcpy(c, common, 32);
    int least = 0, w = 0;
    while (w < 4 && !(c[w] & ~s[w])) w++;
    least = w == 4 ? 256 : 64 * w + __builtin_ctzll(c[w] & ~s[w]);
    for (w = 0; 64 * w < least; w++)
        for (uint64_t missing = ~s[w]; missing; missing &= missing - 1) {
            int v = 64 * w + __builtin_ctzll(missing);
            if (v >= least) break;
            int a = shown(n, v);
            if (!a) return v;
            if (a < SMALL && is_common(g[a]) && ++found[a] == OFTEN) insert(&small, a);
        }
    return least;
}

static void fill(int heaps) {
    boot(BOOT);
    for (int n = BOOT, chosen = 0; n < heaps;) {
        if (n >= 2 * chosen) choose(chosen = n);
        if (n % PERIOD < BLOCK) memset(found, 0, sizeof found);
        block(n);
        int begun = rare.count, wide = most > 127;
        for (int j = 0; j < BLOCK && n < heaps && rare.count == begun && wide == (most > 127); j++, n++) {
            g[n] = value(n, sets[j]);
            most = g[n] > most ? g[n] : most;
            if (!is_common(g[n])) rare.heap[rare.count++] = n;
        }
    }
}

static int takes(unsigned from, int *to) {
    int count = 0;
    for (int t = 0; t < 32; t++)
        if (from >> t & 1) to[count++] = t;
    return count;
}

int main(int argc, char **argv) {
    if (argc != 2 && argc != 5) return 2;
    int heaps = atoi(argv[1]);
    unequal = argc == 2;
    whole = unequal ? 0 : strtoul(argv[2], 0, 0);
    singles = takes(unequal ? 0 : strtoul(argv[3], 0, 0), single);
    splits = takes(unequal ? 1 : strtoul(argv[4], 0, 0), split);
    double best = 1e9;
    uint64_t sum = 0;
    for (int run = 0; run < 3; run++) {
        clock_t begun = clock();
        most = 0;
        g = calloc(heaps + 2 * BLOCK, 1);
        fill(heaps);
        double took = (double)(clock() - begun) / CLOCKS_PER_SEC;
        best = took < best ? took : best;
        sum = 0xcbf29ce484222325ull;
        for (int n = 0; n < heaps; n++) sum = (sum ^ g[n]) * 0x100000001b3ull;
        free(g);
    }
    printf("%.6f %016llx\n", best, (unsigned long long)sum);
    return 0;
}
