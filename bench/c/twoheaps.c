/* Two heaps, +1 and *2, the last mover wins who reaches the target: the plies to the end of every start below it, as 32,767 less
   them where the mover wins and their negative where it loses.
   twoheaps TARGET: prints the least processor seconds of five runs, and the sum of the codes of (7, S): k for a win in k moves of
   the winner, -k for a loss in k. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    int target = atoi(argv[1]);
    int16_t lost = -INT16_MAX, **row = malloc(target * sizeof *row);
    double best = 1e9;
    long long sum = 0;
    for (int round = 0; round < 5; round++) {
        clock_t begun = clock();
        int16_t *table = malloc(2ll * target * target / 2), *next = table;
        for (int a = 1; a < target; a++) row[a] = next - 1, next += target - 1 - a;
        for (int a = target - 2; a >= 1; a--)
            for (int b = target - 1 - a; b >= 1; b--) {
                int16_t x = a + 1 + b >= target ? lost : row[a + 1][b], y = a + 1 + b >= target ? lost : row[a][b + 1];
                int16_t z = 2 * a + b >= target ? lost : row[2 * a][b], w = a + 2 * b >= target ? lost : row[a][2 * b];
                int16_t least = x < y ? x : y;
                least = z < least ? z : least;
                least = w < least ? w : least;
                row[a][b] = least > 0 ? 1 - least : -least - 1;
            }
        sum = 0;
        double took = (double)(clock() - begun) / CLOCKS_PER_SEC;
        best = took < best ? took : best;
        for (int s = 1; s < target - 7; s++) {
            int code = row[7][s] > 0 ? (INT16_MAX - row[7][s] + 1) / 2 : -(INT16_MAX + row[7][s]) / 2;
            sum += code;
        }
        free(table);
    }
    printf("%.6f %lld\n", best, sum);
    return 0;
}
