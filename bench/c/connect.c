/* Connect Four on 7 x 6, the scores of positions by search, for comparison: alpha-beta with bit boards as P. Pons describes it (Solving
   Connect 4: how to build a perfect AI, 2016): null windows, moves that do not lose at once, ordered by the threats that they leave, and a
   table of bounds that tells all positions apart because its size is odd and its keys have 32 bits.
   cc -O3 -march=native -o connect connect.c
   connect FILE PLIES: the lines of the file with so many moves, columns 1 to 7; prints the processor seconds of all, and the sum of
   number times score. The table is kept from one position to the next, which our side does not do. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 7, HEIGHT = 6, CELLS = 42, LEAST = -18, PLACES = (1 << 23) + 9 };

static uint32_t keys[PLACES];
static uint8_t bounds[PLACES];
static const uint64_t ground = 0x40810204081, cells = 0x40810204081 * 63;
static const int order[WIDTH] = {3, 2, 4, 1, 5, 0, 6};

static uint64_t column(int c) { return 63ull << 7 * c; }

/* the free cells that complete a row of four */
static uint64_t completing(uint64_t own, uint64_t stones) {
    uint64_t found = own << 1 & own << 2 & own << 3;
    for (int step = HEIGHT; step <= HEIGHT + 2; step++) {
        uint64_t two = own << step & own << 2 * step;
        found |= two & own << 3 * step | two & own >> step;
        two = own >> step & own >> 2 * step;
        found |= two & own << step | two & own >> 3 * step;
    }
    return found & (cells ^ stones);
}

static uint64_t open_cells(uint64_t stones) { return stones + ground & cells; }

/* the score if it is within the window, else a bound on the same side; the mover cannot win at once */
static int search(uint64_t own, uint64_t stones, int played, int alpha, int beta) {
    uint64_t other = own ^ stones, lost = completing(other, stones), open = open_cells(stones), forced = open & lost;
    if (forced) {
        if (forced & forced - 1) return -(CELLS - played) / 2;
        open = forced;
    }
    open &= ~(lost >> 1);
    if (!open) return -(CELLS - played) / 2;
    if (played >= CELLS - 2) return 0;
    int least = -(CELLS - 2 - played) / 2, most = (CELLS - 1 - played) / 2;
    if (alpha < least && (alpha = least) >= beta) return alpha;
    if (beta > most && alpha >= (beta = most)) return beta;
    uint64_t key = own + stones;
    uint32_t place = key % PLACES;
    if (keys[place] == (uint32_t)key && bounds[place]) {
        int known = bounds[place];
        if (known > 37) {
            least = known - 56;
            if (alpha < least && (alpha = least) >= beta) return alpha;
        } else {
            most = known + LEAST - 1;
            if (beta > most && alpha >= (beta = most)) return beta;
        }
    }
    uint64_t move[WIDTH];
    int worth[WIDTH], count = 0;
    for (int i = WIDTH; i--;) {
        uint64_t m = open & column(order[i]);
        if (!m) continue;
        int w = __builtin_popcountll(completing(own | m, stones)), at = count++;
        for (; at && worth[at - 1] > w; at--) move[at] = move[at - 1], worth[at] = worth[at - 1];
        move[at] = m, worth[at] = w;
    }
    while (count--) {
        int score = -search(other, stones | move[count], played + 1, -beta, -alpha);
        if (score >= beta) {
            keys[place] = key, bounds[place] = score + 56;
            return score;
        }
        if (score > alpha) alpha = score;
    }
    keys[place] = key, bounds[place] = alpha - LEAST + 1;
    return alpha;
}

static int solve(uint64_t own, uint64_t stones, int played) {
    if (completing(own, stones) & open_cells(stones)) return (CELLS + 1 - played) / 2;
    int least = -(CELLS - played) / 2, most = (CELLS + 1 - played) / 2;
    while (least < most) {
        int middle = least + (most - least) / 2;
        if (middle <= 0 && least / 2 < middle) middle = least / 2;
        else if (middle >= 0 && most / 2 > middle) middle = most / 2;
        int found = search(own, stones, played, middle, middle + 1);
        if (found <= middle) most = found;
        else least = found;
    }
    return least;
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    FILE *file = fopen(argv[1], "r");
    if (!file) return 2;
    char line[64];
    long sum = 0, number = 0;
    double took = 0;
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = 0;
        int plies = strlen(line);
        if (plies != atoi(argv[2])) continue;
        uint64_t own = 0, stones = 0;
        for (int i = 0; i < plies; i++) {
            uint64_t after = stones | stones + (1ull << 7 * (line[i] - '1'));
            own ^= stones;
            stones = after;
        }
        clock_t begun = clock();
        sum += ++number * solve(own, stones, plies);
        took += (double)(clock() - begun) / CLOCKS_PER_SEC;
    }
    printf("%.6f %ld\n", took, sum);
    return 0;
}
