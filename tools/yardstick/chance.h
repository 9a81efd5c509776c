/* Chance: xoshiro128++, with the engine's random streams; and the short names of types and attributes. */
#include <stdint.h>

typedef uint64_t u64;
typedef uint32_t u32;
typedef uint16_t u16;
typedef uint8_t u8;
typedef int64_t i64;

#define INLINE static inline __attribute__((always_inline))
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)

typedef struct { u32 word[4]; } Chance;

INLINE u32 rotated(u32 word, int places) { return (word << places) | (word >> (32 - places)); }

INLINE u32 next_word(Chance *chance) {
  u32 *w = chance->word, a = w[0], b = w[1], c = w[2], d = w[3], word = rotated(a + d, 7) + a;
  c ^= a;
  d ^= b;
  w[0] = a ^ d;
  w[1] = b ^ c;
  w[2] = c ^ (b << 9);
  w[3] = rotated(d, 11);
  return word;
}

INLINE u32 below(Chance *chance, u32 choices) {
  for (;;) {
    u64 product = (u64)next_word(chance) * choices;
    u32 low = (u32)product;
    if (LIKELY(low >= choices) || low >= (u32)(-choices) % choices) return product >> 32;
  }
}

INLINE void shuffle(Chance *chance, u8 *items, int count) {
  Chance own = *chance;                        /* a copy stays in registers */
  for (int last = count - 1; last > 0; last--) {
    int chosen = below(&own, last + 1);
    u8 item = items[last];
    items[last] = items[chosen];
    items[chosen] = item;
  }
  *chance = own;
}
