/* One row of coins, value and whole line in linear time: three neighbours x <= y >= z become one block x - y + z; of the valley that is
   left the larger end goes first.
   coinrow ITEMS SEED MOST SORTED: items 0 .. MOST; prints the least processor seconds of five runs, and the margin. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "random.h"

static int rising(const void *a, const void *b) {
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv) {
    if (argc != 5) return 2;
    int n = atoi(argv[1]), most = atoi(argv[3]);
    int64_t *row = malloc(8ll * n);
    start(strtoull(argv[2], 0, 10));
    for (int i = 0; i < n; i++) row[i] = below(most + 1);
    if (atoi(argv[4])) qsort(row, n, 8, rising);
    double best = 1e9;
    int64_t margin = 0;
    for (int round = 0; round < 5; round++) {
        clock_t begun = clock();
        int64_t *value = malloc(8ll * n);
        int32_t *first = malloc(4ll * n + 4), *run = malloc(4ll * n);
        int top = -1;
        for (int i = 0; i < n; i++) {
            int64_t z = row[i];
            int from = i;
            while (top >= 1 && value[top] >= z && value[top] >= value[top - 1]) {
                z += value[top - 1] - value[top];
                from = first[top - 1];
                top -= 2;
            }
            value[++top] = z;
            first[top] = from;
        }
        first[top + 1] = n;
        margin = 0;
        int runs = 0;
        for (int i = 0, j = top, turn = 0; i <= j; turn ^= 1) {
            int left = value[i] >= value[j], block = left ? i++ : j--;
            margin += turn ? -value[block] : value[block];
            int items = first[block + 1] - first[block];
            run[runs++] = left ? items : -items;
        }
        free(value), free(first), free(run);
        double took = (double)(clock() - begun) / CLOCKS_PER_SEC;
        best = took < best ? took : best;
    }
    printf("%.6f %lld\n", best, (long long)margin);
    return 0;
}
