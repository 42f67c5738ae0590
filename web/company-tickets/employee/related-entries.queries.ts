import { listRelatedEntries } from '@takst/contract/company-tickets/list-related-entries.contract.ts';
import { queryOf } from '#api/query.ts';

/** All tickets of the person who holds or held one of them, newest first. */
export const relatedEntriesQuery = (ticketId: number) =>
  queryOf(listRelatedEntries, { params: { id: ticketId } });
