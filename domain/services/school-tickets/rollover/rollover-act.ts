/** What a batch of the next school year does: orders its tickets, or takes back on the same day what it has ordered. */
export const rolloverActs = ['order', 'take-back'] as const;
export type RolloverAct = (typeof rolloverActs)[number];
