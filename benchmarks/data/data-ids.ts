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
  listedCompany: 300_000_001,
  listedAgreement: 700_000_000,
  support: 800_000_001,
} as const;

/** Customer support of the operator with the listed companies. */
export const tokenOfSupport = 'benchmark-session-of-support';

export const tokenOf = (company: number): string => `benchmark-session-of-company-${company}`;

/** Norwegian mobile numbers that no generated person has: those that orders are for. */
export const orderPhones = '49';
