import type { previewChangeManyTickets } from '@takst/contract/company-tickets/many/preview-change-many-tickets.contract.ts';
import { Refused } from '#api/query.ts';

/** The one thing for which a preview is refused as a whole: the day has come to be no choice. */
export const isRefusedDate = (
  error: Error | null,
): error is Refused<typeof previewChangeManyTickets> => error instanceof Refused;
