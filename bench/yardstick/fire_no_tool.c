/* Fire in the Library, No Tool, four seats, uniform random choices: how fast C plays it.
 *
 * A yardstick beside the engine, never a second source of rules. Chance follows the engine to the bit, so the
 * same seed gives the same matches and the same checksum here and there.
 *
 *     gcc -O3 -o fire_no_tool fire_no_tool.c
 *     fire_no_tool MATCHES SEED [--trace]
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 4, SPACES = 5, SECTIONS = 4, LAST_NUMBERED = 7, DESTROYED = 10 };
enum { WHITE, YELLOW, BLACK, PURPLE, FIRE, KINDS };  /* the order in which a roll walks the bag */
enum { BAG, DECK, DEALS, CHOICES, STREAMS };         /* DECK is for tools: here it is never drawn from */

/* Cards 1st to 4th; 0 is a safe space, as no risky one is worth nothing. */
static const int BRAVERY[SEATS][SPACES] = {
    {0, 2, 4, 7, 10}, {0, 2, 4, 6, 8}, {0, 0, 2, 4, 6}, {0, 0, 1, 3, 5},
};
static const char *const KIND_NAME[KINDS] = {"white", "yellow", "black", "purple", "fire"};

/* ---- chance ------------------------------------------------------------------------------------------ */

/* Must agree with the engine's small generator; these are all that the two share. */
enum { STATE_BITS = 62, OUT_BITS = 32 };
static const uint64_t MASK = (UINT64_C(1) << STATE_BITS) - 1;
static const uint64_t MULTIPLIER = 2862933555777941757u;
static const uint64_t INCREMENT = 1442695040888963407u;
static const uint64_t GOLDEN = 0x1E3779B97F4A7C15u;

static uint64_t mix(uint64_t z) {
    z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9u) & MASK;
    z = ((z ^ (z >> 27)) * 0x14D049BB133111EBu) & MASK;
    return z ^ (z >> 31);
}

static uint32_t below(uint64_t *stream, uint32_t n) {
    uint64_t x = *stream = (*stream * MULTIPLIER + INCREMENT) & MASK;
    uint64_t out = (x ^ (x >> 18)) >> (STATE_BITS - OUT_BITS); /* its high bits are its best */
    return (uint32_t)((out * n) >> OUT_BITS);
}

/* ---- the match --------------------------------------------------------------------------------------- */

typedef struct {
    uint64_t stream[STREAMS];
    uint32_t standing[SEATS]; /* score above arrival stamp: ascending is the priority order (FIRE-DEF-4) */
    uint32_t next_stamp;
    int bag[KINDS];           /* as it is between turns: without tools all tokens are back by then */
    int in_bag;
    int value[KINDS];         /* the top card of each section; a fire is worth 0 */
    int holder[SEATS];        /* the seat that holds each turn order card */
    bool is_over;
    int rounds, actions;
} Match;

enum { STAMP_BITS = 16 };

static uint32_t score(const Match *m, int seat) { return m->standing[seat] >> STAMP_BITS; }

/* Takes the j-th of the numbers left in a mask of four, ascending. */
static int take_nth(uint32_t *left, uint32_t j) {
    uint32_t rest = *left;
    while (j--) rest &= rest - 1;
    uint32_t lowest = rest & -rest;
    *left ^= lowest;
    return __builtin_ctz(lowest);
}

static void set_up(Match *m, uint64_t seed) {
    *m = (Match){
        .bag = {7, 6, 5, 4, 7}, .in_bag = 29, .value = {1, 2, 3, 4, 0}, .next_stamp = SEATS + 1,
    };
    for (uint64_t s = 0; s < STREAMS; s++) m->stream[s] = mix((seed + (s + 1) * GOLDEN) & MASK);
    /* The last one of each deal is drawn too, though nothing is left to decide: the engine does so. */
    uint32_t unranked = 0xF, cards = 0xF;
    for (uint32_t rank = 0; rank < SEATS; rank++)
        m->standing[take_nth(&unranked, below(&m->stream[DEALS], SEATS - rank))] = rank;
    for (int seat = 0; seat < SEATS; seat++)
        m->holder[take_nth(&cards, below(&m->stream[DEALS], (uint32_t)(SEATS - seat)))] = seat;
}

/* FIRE-DEF-3: no points, no new stamp. */
static void gain(Match *m, int seat, uint32_t points) {
    if (points > 0) m->standing[seat] = ((score(m, seat) + points) << STAMP_BITS) | m->next_stamp++;
}

static void order_by_priority(const Match *m, int order[SEATS]) {
    for (int seat = 0; seat < SEATS; seat++) {
        int place = seat;
        for (; place > 0 && m->standing[order[place - 1]] > m->standing[seat]; place--)
            order[place] = order[place - 1];
        order[place] = seat;
    }
}

/* FIRE-DEF-5; the reserve holds exactly one fire for each icon, so it needs no count. */
static void burn(Match *m, int section) {
    if (m->value[section] == LAST_NUMBERED) {
        m->value[section] = DESTROYED;
        m->is_over = true;
    } else if (++m->value[section] & 1) { /* 1.3: every odd number that gets revealed brings a fire */
        m->bag[FIRE]++;
        m->in_bag++;
    }
}

/* 1.3: the lowest burn index is the lowest number, and among equals the section named first. */
static int lowest(const Match *m) {
    int found = WHITE;
    for (int section = YELLOW; section < SECTIONS; section++)
        if (m->value[section] < m->value[found]) found = section;
    return found;
}

static void spread_fire(Match *m, const int laid[SPACES], int count) {
    int order[SEATS];
    order_by_priority(m, order);
    for (int i = 0; i < SEATS; i++) gain(m, order[i], 1); /* FIRE-NOTOOL-2, everyone */
    bool has_burned = false;
    for (int space = 0; space < count && !m->is_over; space++)
        if (laid[space] != FIRE) {
            burn(m, laid[space]);
            has_burned = true;
        }
    if (!has_burned) burn(m, lowest(m)); /* FIRE-SPREAD-4 */
}

static int draw_token(Match *m, int left[KINDS], int in_bag) {
    int roll = (int)below(&m->stream[BAG], (uint32_t)in_bag), kind = WHITE;
    while (roll >= left[kind]) roll -= left[kind++];
    left[kind]--;
    return kind;
}

/* Tracing is a constant at each call of play(), and inlining drops it from the timed loop. */
#define INLINE static inline __attribute__((always_inline))

INLINE void take_turn(Match *m, int card, bool tracing) {
    int seat = m->holder[card], laid[SPACES], left[KINDS], fires = 0, space = 0;
    uint32_t points = 0;
    memcpy(left, m->bag, sizeof left);
    for (; space < SPACES; space++) {
        /* FIRE-SAVE-4: the first draw is asked, yet nothing is chosen and no number drawn for it. */
        bool stops = space > 0 && below(&m->stream[CHOICES], 2) == 1;
        m->actions++;
        if (tracing) printf("seat %d %s\n", seat, stops ? "stop" : "draw");
        if (stops) break;
        int kind = laid[space] = draw_token(m, left, m->in_bag - space);
        if (tracing) printf("token %s\n", KIND_NAME[kind]);
        if (kind == FIRE && (++fires == 2 || BRAVERY[card][space] > 0)) {
            spread_fire(m, laid, space + 1);
            return;
        }
        points += (uint32_t)m->value[kind];
    }
    gain(m, seat, points + (uint32_t)BRAVERY[card][space - 1]);
}

INLINE void choose_cards(Match *m, bool tracing) {
    int order[SEATS];
    uint32_t left = 0xF;
    order_by_priority(m, order);
    for (int i = 0; i < SEATS - 1; i++) {
        int card = take_nth(&left, below(&m->stream[CHOICES], (uint32_t)(SEATS - i)));
        m->holder[card] = order[i];
        m->actions++;
        if (tracing) printf("seat %d card %d\n", order[i], card + 1);
    }
    m->holder[take_nth(&left, 0)] = order[SEATS - 1]; /* one card left: nobody is asked */
}

INLINE void play(Match *m, uint64_t seed, bool tracing) {
    set_up(m, seed);
    while (!m->is_over) {
        if (m->rounds++ > 0) choose_cards(m, tracing);
        for (int card = 0; card < SEATS && !m->is_over; card++) take_turn(m, card, tracing);
        if (!m->is_over) burn(m, lowest(m)); /* FIRE-ROUND-1 */
    }
}

/* ---- many matches ------------------------------------------------------------------------------------ */

typedef struct {
    uint64_t actions, rounds, checksum, wins[SEATS], score_sum[SEATS];
} Tally;

static void fold(Tally *t, uint64_t number) { t->checksum = (t->checksum * 1000003u + number) & MASK; }

static void count_match(Tally *t, const Match *m) {
    uint32_t best = 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (score(m, seat) > best) best = score(m, seat);
    for (int seat = 0; seat < SEATS; seat++) {
        t->wins[seat] += score(m, seat) == best; /* FIRE-END-5: equal totals share the win */
        t->score_sum[seat] += score(m, seat);
        fold(t, score(m, seat));
    }
    t->actions += (uint64_t)m->actions;
    t->rounds += (uint64_t)m->rounds;
    fold(t, (uint64_t)m->actions);
    fold(t, (uint64_t)m->rounds);
}

/* Processor time, as everywhere in the benchmark: a busy machine then disturbs least. */
static double now(void) { return (double)clock() / CLOCKS_PER_SEC; }

static void print_seats(const char *name, const uint64_t n[SEATS]) {
    printf("\"%s\": [%" PRIu64 ", %" PRIu64 ", %" PRIu64 ", %" PRIu64 "], ", name, n[0], n[1], n[2], n[3]);
}

int main(int argc, char **argv) {
    bool wants_trace = argc == 4 && strcmp(argv[3], "--trace") == 0;
    if (argc != 3 && !wants_trace) {
        fprintf(stderr, "usage: fire_no_tool MATCHES SEED [--trace]\n");
        return 2;
    }
    uint64_t matches = strtoull(argv[1], NULL, 10), seed = strtoull(argv[2], NULL, 10);
    Match match;
    Tally tally = {0};
    if (wants_trace) play(&match, mix(seed & MASK), true); /* for the eye; below, again, for the clock */
    double begun = now();
    for (uint64_t i = 0; i < matches; i++) {
        play(&match, mix((seed + i * GOLDEN) & MASK), false);
        count_match(&tally, &match);
    }
    double seconds = now() - begun;
    printf("{\"matches\": %" PRIu64 ", \"actions\": %" PRIu64 ", ", matches, tally.actions);
    printf("\"seconds\": %.6f, \"actions_per_second\": %.0f, ", seconds, (double)tally.actions / seconds);
    print_seats("wins", tally.wins);
    printf("\"rounds\": %" PRIu64 ", ", tally.rounds);
    print_seats("score_sum", tally.score_sum);
    printf("\"checksum\": %" PRIu64 "}\n", tally.checksum);
    return 0;
}
