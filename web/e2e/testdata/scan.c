/*
 * scan: the straightforward way to enumerate an edge-matching puzzle, as a
 * yardstick for the node rate of Edgewise's raw mode.
 *
 * Cells are filled in reading order. For each pair of edges that the tiles to
 * the left and above show there is a list of all tiles in all turns that have
 * these two edges; the list is scanned from its beginning to its end, and tiles
 * that already lie on the board or do not agree with the rim are passed over.
 * Every tile is told apart, no symmetry is broken. A node is one placement.
 *
 *   cc -O3 -o scan scan.c && ./scan [nodes] < puzzle
 *
 * stops soon after so many nodes, if that is said.
 *
 * Input: width, height, the frame's edge (-1 for none), then per tile the four
 * edges from the top clockwise, as integers 0 to 63; an edge mates with itself.
 * Where edges come in halves, give the mate of each edge after a line "mates N".
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CELLS = 256, EDGES = 64 };

typedef struct { unsigned char up, right, down, left; short tile; } Look;

static int width, height, frame, tiles;
static int mate[EDGES];
static Look all[CELLS * 4];       /* every tile in every turn that looks new */
static int looks;
static Look *list[EDGES + 1][EDGES + 1]; /* by left edge, upper edge; index EDGES: no neighbour */
static unsigned char used[CELLS];
static Look board[CELLS];
static unsigned long long nodes, found, limit;
static double start;

/* Which sides of a cell lie on the rim: bit 0 top, 1 right, 2 bottom, 3 left. */
static int rim(int cell)
{
	int x = cell % width, y = cell / width;
	return (y == 0) | (x == width - 1) << 1 | (y == height - 1) << 2 | (x == 0) << 3;
}

/* Whether a look shows the frame on the rim and nowhere else. */
static int agrees(const Look *l, int sides)
{
	if (frame < 0)
		return 1;
	return (l->up == frame) == (sides & 1) && (l->right == frame) == (sides >> 1 & 1)
		&& (l->down == frame) == (sides >> 2 & 1) && (l->left == frame) == (sides >> 3 & 1);
}

/* Makes the list of the looks that fit; a tile of -1 ends it. */
static Look *listed(int left, int above)
{
	Look *fits = malloc((looks + 1) * sizeof *fits), *next = fits;
	for (int i = 0; i < looks; i++)
		if ((left == EDGES || mate[all[i].left] == left) && (above == EDGES || mate[all[i].up] == above))
			*next++ = all[i];
	next->tile = -1;
	return fits = realloc(fits, (next - fits + 1) * sizeof *fits);
}

/* The time of day in seconds: what else the machine does counts for both programs. */
static double now(void)
{
	struct timespec t;
	timespec_get(&t, TIME_UTC);
	return t.tv_sec + t.tv_nsec / 1e9;
}

static void finish(void)
{
	double seconds = now() - start;
	printf("%llu nodes, %llu arrangements, %.3f s, %.1f million nodes/s\n", nodes, found, seconds, nodes / seconds / 1e6);
	exit(0);
}

static void fill(int cell)
{
	if (cell == width * height / 3 && nodes >= limit) /* where it is seldom looked at */
		finish();
	if (cell == width * height) {
		found++;
		return;
	}
	int sides = rim(cell);
	int left = cell % width ? board[cell - 1].right : EDGES;
	int above = cell >= width ? board[cell - width].down : EDGES;
	for (const Look *l = list[left][above]; l->tile >= 0; l++) {
		if (used[l->tile] || !agrees(l, sides))
			continue;
		nodes++;
		used[l->tile] = 1;
		board[cell] = *l;
		fill(cell + 1);
		used[l->tile] = 0;
	}
}

int main(int count, char **of)
{
	int e[4], edge, other;
	limit = count > 1 ? strtoull(of[1], 0, 10) : ~0ull;
	if (scanf("%d %d %d", &width, &height, &frame) != 3 || width * height > CELLS)
		return fputs("scan: no size\n", stderr), 1;
	for (edge = 0; edge < EDGES; edge++)
		mate[edge] = edge;
	for (; tiles < width * height; tiles++) {
		if (scanf("%d %d %d %d", e, e + 1, e + 2, e + 3) != 4)
			return fputs("scan: too few tiles\n", stderr), 1;
		for (int turn = 0; turn < 4; turn++) {
			Look l = { e[-turn & 3], e[(1 - turn) & 3], e[(2 - turn) & 3], e[(3 - turn) & 3], tiles };
			if (turn == 0 || memcmp(&l, &all[looks - turn], sizeof l) != 0)
				all[looks++] = l;
			else
				break; /* from here on the turns look as before */
		}
	}
	while (scanf(" mates %d %d", &edge, &other) == 2)
		mate[edge] = other, mate[other] = edge;
	for (int left = 0; left <= EDGES; left++)
		for (int above = 0; above <= EDGES; above++)
			list[left][above] = listed(left, above);
	start = now();
	fill(0);
	finish();
}
