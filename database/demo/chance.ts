/** Chance that falls the same way every time for the same seed, on every machine. */
export type Chance = {
  /** A whole number from 0 up to, not including, `limit`. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
  /** True in `percent` of a hundred. */
  readonly in100: (percent: number) => boolean;
};

/** Mulberry32: small, fast, and good enough to look like life. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
    in100: (percent) => below(100) < percent,
  };
}
