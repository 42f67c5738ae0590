/** What of an operator's own data is changed by a proposal that another user approves (docs/decisions/0141). */
export const proposalKinds = [
  'prices',
  'seller',
  'quarantine',
  'school-year',
  'fee',
  'payment-deadline',
  'product',
] as const;
export type ProposalKind = (typeof proposalKinds)[number];

export const proposalStates = ['OPEN', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Rows that one proposal of prices may have. */
export const maxPriceRows = 10_000;
