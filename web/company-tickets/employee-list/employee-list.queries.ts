import { maxPeople } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import { listSubscribers } from '@takst/contract/company-tickets/list-subscribers.contract.ts';
import { replyOf } from '#api/query.ts';

/** Everyone whom a search finds, as many as a change may be for. */
export const everyoneWhoMatches = ({ companyId, search }: { companyId: number; search: string }) =>
  replyOf(listSubscribers, {
    params: { id: companyId },
    query: { maxEntries: maxPeople, offset: 0, searchFor: search },
  });
