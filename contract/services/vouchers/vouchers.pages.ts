import type { UserRows } from '#platform/pages/page-row.ts';

const ofSupport = { needs: 'vouchers', companies: 'all' } as const;

/** The specification's table has none: customer support makes the offers, and answers people who call. */
export const voucherPages = {
  '/kodelager/tilbud': ofSupport,
  '/kodelager/kampanjer': ofSupport,
  '/kodelager/tilbud/nye': ofSupport,
  '/kodelager/tilbud/nye/{id}': ofSupport,
} as const satisfies UserRows;
