/** More is a slip of the hand: what a company orders by one invoice reference in a year. */
export const maxBudgetOre = 100_000_000_00;

/** The same: what one person travels for in a month. */
export const maxMonthLimitOre = 1_000_000_00;
