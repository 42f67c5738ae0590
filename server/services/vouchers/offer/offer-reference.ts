import type { CodeReference } from '#ticketing/code-pools/code-pools.public.ts';

/** What the code of an offer is used for, in its pool. */
export const offerReference = (id: number): CodeReference => ({ type: 'voucher-offer', id });
