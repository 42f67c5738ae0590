/**
 * Ids begin far apart, with nine digits: what a number in a recorded statement is the id of can be
 * told from the number.
 */
export const firstIds = {
  company: 100_001,
  agreement: 500_001,
  user: 1_001,
  person: 200_000_001,
  ticket: 400_000_001,
  subscriber: 600_000_001,
} as const;

export const tokenOf = (company: number): string => `benchmark-session-of-company-${company}`;

/** Norwegian mobile numbers that no generated person has: those that orders are for. */
export const orderPhones = '49';
