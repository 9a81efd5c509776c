/* Ticket to Ride: Paris in C, written for speed alone: random legal games at four seats, on one core.
 *
 * The rules, the random streams and the order of legal moves are those of the Python rules, so that both play the same
 * games and can be compared one by one (limit.py --verify). Only what the rules need is kept: no events, and nothing
 * that bots remember. Sizes and tables come from the box, as a generated header. Numbers of cards by colour are bytes
 * of one word; sets of routes are bit masks. It needs a CPU with BMI2 (pext).
 */
#include <immintrin.h>
#include <string.h>

#include "chance.h"
#include "paris_tables.h"

#define SEATS 4
#define CARD(colour) ((u64)1 << (8 * (colour)))

enum { ACT, SECOND_CARD, KEEP_TICKETS, KEEP_FLAG_CARD, CHOOSE_TICKETS, OVER };
/* Moves: route * 4 + wild cards, then these. */
enum { DRAW = 256, DRAW_DECK = DRAW + 7, TICKETS = 264, KEEP = 272, FLAG = 288 };

typedef struct {
  Chance chance;
  u64 hand[SEATS], market, discards;           /* a byte a colour */
  u64 free_routes, own[SEATS], closed[SEATS];  /* closed: the twins of own routes */
  u32 tickets[SEATS];
  u8 vehicles[SEATS], flag[SEATS], flags_done[SEATS], offer[SEATS][2], choice[SEATS];
  u8 phase, active, passes, pile_count, market_total;
  int8_t turns_left;
  u8 paid_colour, paid_length, paid_wilds;     /* while the flag question is open */
  u8 ticket_first, ticket_count, ticket_pile[32], pile[48];
} State;

/* --- tables made from the box --------------------------------------------------------------------------------- */

static u64 routes_up_to[16], routes_of[8], routes_of_colours[64], twin_of[64], first_claim[64];
static u64 payments[4][4][4];                  /* by length, cards and wild cards: up to four moves in one word */
static u8 payment_count[4][4][4], colour_length[8];
static u16 draws[256][8];                      /* by set of open colours, the pile as bit 7 */
static u64 length_bytes, fresh_pile[6];

static void make_payments(int length, int cards, int wilds) {
  int count = 0, fewest = length > cards ? length - cards : 0, most = length - 1 < wilds ? length - 1 : wilds;
  u64 moves = 0;
  for (int paid = fewest; paid <= most; paid++) moves |= (u64)paid << (16 * count++);
  if (wilds >= length) moves |= (u64)length << (16 * count++);
  payments[length][cards][wilds] = moves;
  payment_count[length][cards][wilds] = count;
}

void paris_init(void) {
  for (int r = 0; r < ROUTE_COUNT; r++) {
    int colour = route_colour[r];
    routes_of[colour] |= 1ull << r;
    colour_length[colour] = length[r];         /* all routes of a colour are equally long */
    twin_of[r] = twin[r] < 0 ? 0 : 1ull << twin[r];
    first_claim[r] = (u64)(r * 4) * 0x0001000100010001ull;
    for (int spaces = length[r]; spaces < 16; spaces++) routes_up_to[spaces] |= 1ull << r;
  }
  for (int set = 0; set < 64; set++)
    for (int c = 1; c < COLOURS; c++)
      if (set >> (c - 1) & 1) routes_of_colours[set] |= routes_of[c];
  for (int c = 1; c < COLOURS; c++) length_bytes |= (u64)(128 - colour_length[c]) << (8 * c);
  for (int spaces = 1; spaces < 4; spaces++)
    for (int cards = 0; cards < 4; cards++)
      for (int wilds = 0; wilds < 4; wilds++) make_payments(spaces, cards, wilds);
  for (int set = 0; set < 256; set++)
    for (int c = 0, count = 0; c < 8; c++)
      if (set >> c & 1) draws[set][count++] = c == 7 ? DRAW_DECK : DRAW + c;
  u8 *card = (u8 *)fresh_pile;
  for (int c = 0; c < COLOURS; c++)
    for (int k = 0; k < card_count[c]; k++) *card++ = c;
}

/* --- cards ---------------------------------------------------------------------------------------------------- */

INLINE int take_top_card(State *s) { return s->pile[--s->pile_count]; }

static void __attribute__((noinline)) renew_pile(State *s) {
  int count = 0;
  for (int c = 0; c < COLOURS; c++)
    for (int k = s->discards >> (8 * c) & 255; k; k--) s->pile[count++] = c;
  s->pile_count = count;
  s->discards = 0;
  shuffle(&s->chance, s->pile, count);
}

INLINE int fill_gaps(State *s) {
  int filled = 0;
  for (int gap = MARKET_SIZE - s->market_total; gap > 0; gap--) {
    if (UNLIKELY(!s->pile_count)) break;
    s->market += CARD(take_top_card(s));
    filled++;
    if (UNLIKELY(!s->pile_count)) renew_pile(s);
  }
  s->market_total += filled;
  return filled;
}

static void __attribute__((noinline)) sweep(State *s) {
  for (int sweeps = 0; sweeps < 3; sweeps++) {
    if ((s->market & 255) < WILD_LIMIT) return;
    u64 cards = s->market + s->discards;
    int ordinary = 0;
    for (int c = 1; c < COLOURS; c++) ordinary += cards >> (8 * c) & 255;
    for (int i = 0; i < s->pile_count; i++) ordinary += s->pile[i] != 0;
    if (ordinary <= MARKET_SIZE - WILD_LIMIT) return;
    s->discards += s->market;
    s->market = 0;
    s->market_total = 0;
    if (!s->pile_count) renew_pile(s);
    fill_gaps(s);
  }
}

INLINE void fill_market(State *s) {
  if (fill_gaps(s) && UNLIKELY((s->market & 255) >= WILD_LIMIT)) sweep(s);
}

INLINE void refill_after_discard(State *s) {
  if (UNLIKELY(!s->pile_count)) renew_pile(s);
  if (UNLIKELY(s->market_total < MARKET_SIZE)) fill_market(s);
}

/* --- tickets -------------------------------------------------------------------------------------------------- */

INLINE void offer_ticket(State *s, int seat, int index) {
  s->offer[seat][index] = s->ticket_pile[s->ticket_first];
  s->ticket_first = (s->ticket_first + 1) & 31;
  s->ticket_count--;
}

INLINE void settle_offer(State *s, int seat, int chosen, int count) {
  for (int i = 0; i < count; i++) {
    int ticket = s->offer[seat][i];
    if (chosen >> i & 1) s->tickets[seat] |= 1u << ticket;
    else s->ticket_pile[(s->ticket_first + s->ticket_count++) & 31] = ticket;
  }
}

/* --- legal moves ---------------------------------------------------------------------------------------------- */

INLINE u64 claimable(const State *s, int seat) {
  u64 hand = s->hand[seat], wilds = hand & 255;
  u64 enough = (hand & ~255ull) + wilds * 0x0001010101010100ull + length_bytes; /* a byte >= 128: cards enough */
  u64 routes = routes_of_colours[_pext_u64(enough, 0x0080808080808000ull)];
  return routes & s->free_routes & ~s->closed[seat] & routes_up_to[s->vehicles[seat]];
}

INLINE u32 open_colours(u64 market) { return _pext_u64(market + 0x007f7f7f7f7f7f7full, 0x0080808080808080ull); }

INLINE int at_most_3(u64 count) { return count > 3 ? 3 : (int)count; }

INLINE int list_draws(const State *s, u32 colours, u16 *out) {
  if (s->pile_count) colours |= 128;
  memcpy(out, draws[colours], sizeof draws[0]);
  return __builtin_popcount(colours);
}

INLINE int list_claims(const State *s, int seat, u16 *out, int count) {
  u64 routes = claimable(s, seat), hand = s->hand[seat], moves[8];
  u8 counts[8];
  if (!routes) return count;
  int wilds = at_most_3(hand & 255);
  for (int c = 1; c < COLOURS; c++) {
    int cards = at_most_3(hand >> (8 * c) & 255);
    moves[c] = payments[colour_length[c]][cards][wilds];
    counts[c] = payment_count[colour_length[c]][cards][wilds];
  }
  for (; routes; routes &= routes - 1) {
    int route = __builtin_ctzll(routes), colour = route_colour[route];
    u64 four = moves[colour] + first_claim[route];
    memcpy(out + count, &four, sizeof four);   /* what is too much is overwritten */
    count += counts[colour];
  }
  return count;
}

static int legal_moves(const State *s, int seat, u16 *out) {
  int count;
  switch (s->phase) {
    case ACT:
      count = list_draws(s, open_colours(s->market), out);
      count = list_claims(s, seat, out, count);
      if (s->ticket_count) out[count++] = TICKETS;
      return count;
    case SECOND_CARD:
      return list_draws(s, open_colours(s->market) & ~1u, out);
    case KEEP_FLAG_CARD:
      out[0] = FLAG, out[1] = FLAG + 1;
      return 2;
    default:
      out[0] = KEEP, out[1] = KEEP + 1, out[2] = KEEP + 2;
      return 3;
  }
}

/* --- turns ---------------------------------------------------------------------------------------------------- */

INLINE int count_last_round(State *s, int seat) {
  if (LIKELY(s->turns_left < 0)) {
    if (UNLIKELY(s->vehicles[seat] <= LAST_ROUND_AT)) s->turns_left = SEATS;
    return 0;
  }
  return --s->turns_left == 0;
}

INLINE void begin_turn(State *s, int seat) {
  s->active = seat;
  while (UNLIKELY(!(s->pile_count | s->ticket_count | s->market_total)) && !claimable(s, s->active)) {
    s->passes++;
    if (count_last_round(s, s->active) || s->passes == SEATS) {
      s->phase = OVER;
      return;
    }
    s->active = (s->active + 1) % SEATS;
  }
  s->phase = ACT;
}

INLINE void end_turn(State *s, int seat) {
  s->passes = 0;
  if (UNLIKELY(s->flag[seat] == FLAG_COLOURS)) {
    s->flag[seat] = 0;
    s->flags_done[seat]++;
    for (int c = 1; c < COLOURS; c++) s->discards += FLAG_COLOURS >> c & 1 ? CARD(c) : 0;
    refill_after_discard(s);
  }
  if (UNLIKELY(count_last_round(s, seat))) s->phase = OVER;
  else begin_turn(s, (seat + 1) % SEATS);
}

INLINE void card_taken(State *s, int seat, int was_open_wild) {
  int is_last = s->phase == SECOND_CARD || was_open_wild;
  if (is_last || !(s->pile_count || s->market_total > (s->market & 255))) end_turn(s, seat);
  else s->phase = SECOND_CARD;
}

INLINE void discard_payment(State *s, int colour, int spaces, int wilds, int kept) {
  s->discards += ((u64)(spaces - wilds - kept) << (8 * colour)) + wilds;
  refill_after_discard(s);
}

INLINE void claim(State *s, int seat, int move) {
  int route = move >> 2, wilds = move & 3, colour = route_colour[route], spaces = colour_length[colour];
  s->hand[seat] -= ((u64)(spaces - wilds) << (8 * colour)) + wilds;
  s->vehicles[seat] -= spaces;
  s->own[seat] |= 1ull << route;
  s->free_routes &= ~(1ull << route);
  s->closed[seat] |= twin_of[route];
  if (wilds < spaces && FLAG_COLOURS >> colour & 1 && !(s->flag[seat] >> colour & 1)) {
    s->phase = KEEP_FLAG_CARD;
    s->paid_colour = colour, s->paid_length = spaces, s->paid_wilds = wilds;
    return;
  }
  discard_payment(s, colour, spaces, wilds, 0);
  end_turn(s, seat);
}

INLINE void keep(State *s, int seat, int kept) {
  int lower = s->offer[seat][0] > s->offer[seat][1];
  int chosen = kept == 2 ? 3 : 1 << (kept ? !lower : lower);
  if (s->phase == KEEP_TICKETS) {
    settle_offer(s, seat, chosen, 2);
    end_turn(s, seat);
    return;
  }
  s->choice[seat] = chosen;
  s->active = seat + 1;
  if (seat < SEATS - 1) return;
  for (int other = 0; other < SEATS; other++) settle_offer(s, other, s->choice[other], 2);
  begin_turn(s, below(&s->chance, SEATS));     /* the first player is drawn only now */
}

INLINE void draw_tickets(State *s, int seat) {
  offer_ticket(s, seat, 0);
  if (!s->ticket_count) {
    settle_offer(s, seat, 1, 1);
    end_turn(s, seat);
    return;
  }
  offer_ticket(s, seat, 1);
  s->phase = KEEP_TICKETS;
}

static void play(State *s, int seat, int move) {
  if (move < DRAW) {
    claim(s, seat, move);
  } else if (move < DRAW_DECK) {
    int colour = move - DRAW;
    s->market -= CARD(colour);
    s->market_total--;
    s->hand[seat] += CARD(colour);
    fill_market(s);
    card_taken(s, seat, colour == 0);
  } else if (move == DRAW_DECK) {
    s->hand[seat] += CARD(take_top_card(s));
    if (UNLIKELY(!s->pile_count)) renew_pile(s);
    card_taken(s, seat, 0);
  } else if (move == TICKETS) {
    draw_tickets(s, seat);
  } else if (move < FLAG) {
    keep(s, seat, move - KEEP);
  } else {
    int kept = move == FLAG;
    s->flag[seat] |= kept << s->paid_colour;
    discard_payment(s, s->paid_colour, s->paid_length, s->paid_wilds, kept);
    end_turn(s, seat);
  }
}

/* --- whole games ---------------------------------------------------------------------------------------------- */

static void set_up(State *s, const Chance *seed) {
  memset(s, 0, sizeof *s);
  s->chance = *seed;
  s->turns_left = -1;
  s->free_routes = (1ull << ROUTE_COUNT) - 1;
  memset(s->vehicles, VEHICLES, SEATS);
  memcpy(s->pile, fresh_pile, sizeof s->pile);
  s->pile_count = CARD_COUNT;
  shuffle(&s->chance, s->pile, CARD_COUNT);
  for (int seat = 0; seat < SEATS; seat++)
    for (int k = 0; k < HAND_SIZE; k++) s->hand[seat] += CARD(take_top_card(s));
  fill_market(s);
  for (int ticket = 0; ticket < TICKET_COUNT; ticket++) s->ticket_pile[ticket] = ticket;
  s->ticket_count = TICKET_COUNT;
  shuffle(&s->chance, s->ticket_pile, TICKET_COUNT);
  for (int seat = 0; seat < SEATS; seat++) offer_ticket(s, seat, 0), offer_ticket(s, seat, 1);
  s->phase = CHOOSE_TICKETS;
}

/* For each seat: points of routes, of tickets done, of tickets failed, of flags, and the number of its routes. */
static void scores(const State *s, int *out) {
  for (int seat = 0; seat < SEATS; seat++, out += 5) {
    u32 joined[PLACE_COUNT];
    memset(out, 0, 5 * sizeof *out);
    for (int place = 0; place < PLACE_COUNT; place++) joined[place] = 1u << place;
    for (u64 routes = s->own[seat]; routes; routes &= routes - 1) {
      int route = __builtin_ctzll(routes);
      u32 whole = joined[route_a[route]] | joined[route_b[route]];
      for (u32 places = whole; places; places &= places - 1) joined[__builtin_ctz(places)] = whole;
      out[0] += points[length[route]];
      out[4]++;
    }
    for (u32 tickets = s->tickets[seat]; tickets; tickets &= tickets - 1) {
      int ticket = __builtin_ctz(tickets), is_done = joined[ticket_a[ticket]] >> ticket_b[ticket] & 1;
      out[is_done ? 1 : 2] += is_done ? ticket_points[ticket] : -ticket_points[ticket];
    }
    out[3] = s->flags_done[seat] * FLAG_POINTS;
  }
}

/* Play random games; returns the moves made. `per_game` may be null, or takes 21 numbers a game: the moves, the scores. */
i64 paris_games(u32 *words, i64 games, int *per_game) {
  Chance chance, seed;
  State s;
  u16 moves[256];
  i64 played = 0;
  memcpy(chance.word, words, sizeof chance);
  for (i64 game = 0; game < games; game++) {
    i64 before = played;
    for (int k = 0; k < 4; k++) seed.word[k] = next_word(&chance);
    seed.word[0] |= 1;
    for (set_up(&s, &seed); s.phase != OVER; played++) {
      int seat = s.active, count = legal_moves(&s, seat, moves);
      play(&s, seat, moves[below(&chance, count)]);
    }
    if (per_game) {
      per_game[game * 21] = played - before;
      scores(&s, per_game + game * 21 + 1);
    }
  }
  memcpy(words, chance.word, sizeof chance);
  return played;
}
