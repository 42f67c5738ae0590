import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { approveTicketRequest } from './requests/approve-ticket-request.ts';
import { countTicketRequests } from './requests/count-ticket-requests.ts';
import { serveTicketRequestList } from './requests/ticket-request-list.query.ts';
import { rejectTicketRequest } from './requests/reject-ticket-request.ts';
import { listAgreementSettings } from './settings/list-agreement-settings.ts';
import { saveAgreementSettings } from './settings/save-agreement-settings.ts';

type Dependencies = { database: Database; changes: ChangePath; tickets: Tickets };

/** What companies let their people do for themselves, and the requests that come of it (spec 2 §7). */
export const selfServiceRoutes = ({ database, changes, tickets }: Dependencies): ServedRoute[] => [
  listAgreementSettings(database),
  saveAgreementSettings(changes),
  ...serveTicketRequestList(database),
  countTicketRequests(database),
  approveTicketRequest(changes, tickets),
  rejectTicketRequest(changes),
];
