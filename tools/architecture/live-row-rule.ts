import type { FileRule } from './file-rules.ts';
import { isTest } from './source-file.ts';

/** The files that say in SQL which rows are live, each with what it says it of. */
const conditionFiles: Readonly<Record<string, string>> = {
  'server/ticketing/tickets/ticket/live-entry.query.ts': 'tickets and subscriptions',
  'server/platform/access/live/live-company.query.ts': 'companies',
  'server/platform/access/live/live-agreement.query.ts': 'agreements',
  'server/platform/access/live/known-holder.query.ts': 'holders',
  'server/platform/access/live/active-user.query.ts': 'users',
  'server/ticketing/travel-cards/card/card-state.query.ts': 'travel cards',
  'server/services/self-service/requests/open-requests.query.ts': 'requests',
  'server/services/ticket-counter/references/live-reference.query.ts':
    'invoice references of the counter',
  'server/services/ticket-counter/deliveries/live-delivery.query.ts': 'deliveries of the counter',
};

/** `deleted_at is null`, `.where('deleted_at', 'is', null)` and `${sql.ref('deleted_at')} is null`. */
const asksForMark =
  /\b(cancelled|failed|anonymised|deleted|erased)_at['"`)}]*\s*(is\s+(not\s+)?null|,\s*['"]is( not)?['"])/;
/** The same of the states of users and requests. */
const asksForState =
  /\bstate['"`)}]*\s*(=|<>|!=|,\s*['"](=|<>|!=)['"],)\s*['"](open|ACTIVE|DELETED)['"]/;

export const liveRowRule: FileRule = {
  name: 'a statement takes what is live from the file that says it',
  breaks: ({ path, text }) =>
    path.startsWith('server/') &&
    !isTest(path) &&
    !(path in conditionFiles) &&
    (asksForMark.test(text) || asksForState.test(text)),
};
