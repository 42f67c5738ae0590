import type { previewChangeManyTickets } from '@takst/contract/company-tickets/many/preview-change-many-tickets.contract.ts';
import { Refused } from '#api/query.ts';

/** The only refusal of a whole preview: the selected day is no longer allowed. */
export const isRefusedDate = (
  error: Error | null,
): error is Refused<typeof previewChangeManyTickets> => error instanceof Refused;
