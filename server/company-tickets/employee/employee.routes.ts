import { cancelPendingTicket as cancelRoute } from '@takst/contract/company-tickets/cancel-pending-ticket.contract.ts';
import { changeZone as zoneRoute } from '@takst/contract/company-tickets/change-zone.contract.ts';
import { endCompanyTicket as endRoute } from '@takst/contract/company-tickets/end-company-ticket.contract.ts';
import { listRelatedEntries as entriesRoute } from '@takst/contract/company-tickets/list-related-entries.contract.ts';
import { changeNote as changeNoteRoute } from '@takst/contract/company-tickets/note/change-note.contract.ts';
import { getNote as getNoteRoute } from '@takst/contract/company-tickets/note/get-note.contract.ts';
import { resendPickupCode as codeRoute } from '@takst/contract/company-tickets/resend-pickup-code.contract.ts';
import { resendTicket as resendRoute } from '@takst/contract/company-tickets/resend-ticket.contract.ts';
import { updateContactDetails as detailsRoute } from '@takst/contract/company-tickets/update-contact-details.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import type { AnnounceTicket } from '#company-tickets/announce-ticket.ts';
import { changeNote } from '#company-tickets/note/change-note.ts';
import { getNote } from '#company-tickets/note/get-note.ts';
import type { Database } from '#db/database.ts';
import { serve, type Served } from '#http/serve.ts';
import { cancelPendingTicket } from './cancel-pending-ticket.ts';
import { changeZone } from './change-zone.ts';
import { endCompanyTicket } from './end-company-ticket.ts';
import { listRelatedEntries } from './list-related-entries.ts';
import { resendPickupCode } from './resend-pickup-code.ts';
import { resendTicket } from './resend-ticket.ts';
import { updateContactDetails } from './update-contact-details.ts';

type Dependencies = { database: Database; changes: ChangePath; announce: AnnounceTicket };

/** The calls of the employee page (spec 2 §2, §7). */
export const employeeRoutes = ({ database, changes, announce }: Dependencies): Served[] => [
  serve(entriesRoute, listRelatedEntries(database)),
  serve(cancelRoute, cancelPendingTicket(changes)),
  serve(endRoute, endCompanyTicket(changes)),
  serve(zoneRoute, changeZone(changes, announce)),
  serve(codeRoute, resendPickupCode(changes, announce)),
  serve(resendRoute, resendTicket(changes, announce)),
  serve(detailsRoute, updateContactDetails(changes)),
  serve(getNoteRoute, getNote(database)),
  serve(changeNoteRoute, changeNote(changes)),
];
