/** The tabs of the price comparison (spec 2 §2). */
export const comparedZones = ['oslo', 'one', 'two', 'all'] as const;
export type ComparedZones = (typeof comparedZones)[number];

export const comparedTickets = ['thirtyDays', 'year', 'company'] as const;
export type ComparedTicket = (typeof comparedTickets)[number];

/** What an adult pays, in øre. */
export type ComparedPrice = {
  readonly ticket: ComparedTicket;
  readonly monthOre: number;
  readonly yearOre: number;
};
