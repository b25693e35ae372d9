/* Any number of cards from one end: the best margin by running extrema over prefix sums, a diagonal after the other; the compiler makes
   vectors of the inner loop.
   takes ITEMS SEED LEAST MOST: prints the least processor seconds of two runs, and the margin. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "random.h"

static int32_t larger(int32_t a, int32_t b) {
    return a > b ? a : b;
}

int main(int argc, char **argv) {
    if (argc != 5) return 2;
    int n = atoi(argv[1]), least = atoi(argv[3]), most = atoi(argv[4]);
    int32_t *sum = malloc(4ll * (n + 1)), *margin = malloc(4ll * (n + 1));
    int32_t *left = malloc(4ll * (n + 1)), *right = malloc(4ll * (n + 1));
    start(strtoull(argv[2], 0, 10));
    sum[0] = 0;
    for (int i = 0; i < n; i++) sum[i + 1] = sum[i] + least + below(most - least + 1);
    double best = 1e9;
    for (int round = 0; round < 2; round++) {
        clock_t begun = clock();
        for (int i = 0; i <= n; i++) margin[i] = 0, left[i] = right[i] = INT32_MIN / 2;
        for (int length = 1; length <= n; length++)
            for (int i = 0; i <= n - length; i++) {
                int32_t l = larger(left[i + 1], sum[i + 1] - margin[i + 1]);
                int32_t r = larger(right[i], -sum[i + length - 1] - margin[i]);
                left[i] = l;
                right[i] = r;
                margin[i] = larger(l - sum[i], r + sum[i + length]);
            }
        double took = (double)(clock() - begun) / CLOCKS_PER_SEC;
        best = took < best ? took : best;
    }
    printf("%.6f %d\n", best, margin[0]);
    return 0;
}
