/** Why a ticket is for one home alone. */
export const twoHomesRefusals = [
  'TWO_HOMES_NOT_OFFERED',
  /** A ticket on a phone has one pair of zones. */
  'TWO_HOMES_ON_PHONE',
  /** All zones hold those of any home. */
  'TWO_HOMES_IN_ALL_ZONES',
  /** A zone that is not there, or for which nothing is sold. */
  'SECOND_ZONES_NOT_OFFERED',
  /** The zones of the first home, there or back. */
  'SECOND_ZONES_SAME',
] as const;
export type TwoHomesRefusal = (typeof twoHomesRefusals)[number];
