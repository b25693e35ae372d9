/* Margins of all intervals of one row of coins, a diagonal after the other in one array; the compiler makes vectors of the inner loop.
   intervals ITEMS SEED MOST: items 0 .. MOST; prints the least processor seconds of two runs, and the margin. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "random.h"

int main(int argc, char **argv) {
    if (argc != 4) return 2;
    int n = atoi(argv[1]), most = atoi(argv[3]);
    int32_t *row = malloc(4ll * n), *margin = malloc(4ll * n);
    start(strtoull(argv[2], 0, 10));
    for (int i = 0; i < n; i++) row[i] = below(most + 1);
    double best = 1e9;
    for (int round = 0; round < 2; round++) {
        clock_t begun = clock();
        memcpy(margin, row, 4ll * n);
        for (int length = 1; length < n; length++)
            for (int i = 0; i < n - length; i++) {
                int32_t left = row[i] - margin[i + 1], right = row[i + length] - margin[i];
                margin[i] = left > right ? left : right;
            }
        double took = (double)(clock() - begun) / CLOCKS_PER_SEC;
        best = took < best ? took : best;
    }
    printf("%.6f %d\n", best, margin[0]);
    return 0;
}
