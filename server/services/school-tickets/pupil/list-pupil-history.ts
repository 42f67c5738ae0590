import { listPupilHistory as route } from '@takst/contract/services/school-tickets/ticket/list-pupil-history.contract.ts';
import {
  historyEntry,
  holderHistoryPage,
} from '#customers/company-history/company-history.public.ts';
import { historyNames } from '#catalogue/products/products.public.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { pupilOfTicket } from './pupil-of-ticket.query.ts';

/** What happened to the tickets of a pupil: when, who, through which channel, before and after. */
export const listPupilHistory = (database: Database) =>
  serve(route, async ({ scope, params, query, today }) => {
    const pupil = pupilOfTicket(scope, params.id);
    const { isKnown, totalEntries, matches } = await holderHistoryPage(database, pupil, query);
    if (!isKnown) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const names = await historyNames(database, scope.tenant, today);
    return { reply: { totalEntries, matches: matches.map((row) => historyEntry(row, names)) } };
  });
