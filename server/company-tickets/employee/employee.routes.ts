import type { ChangePath } from '#changes/change-path.ts';
import type { AnnounceTicket } from '#company-tickets/announce-ticket.ts';
import { changeNote } from '#company-tickets/note/change-note.ts';
import { getNote } from '#company-tickets/note/get-note.ts';
import type { Database } from '#db/database.ts';
import type { Served } from '#http/serve.ts';
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
  listRelatedEntries(database),
  cancelPendingTicket(changes),
  endCompanyTicket(changes),
  changeZone(changes, announce),
  resendPickupCode(changes, announce),
  resendTicket(changes, announce),
  updateContactDetails(changes),
  getNote(database),
  changeNote(changes),
];
