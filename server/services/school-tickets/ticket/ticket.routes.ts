import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { cancelSchoolTicket } from './cancel-school-ticket.ts';
import { changeSchoolZone } from './change-school-zone.ts';
import { editPupil } from '../pupil/edit-pupil.ts';
import { endSchoolTicket } from './end-school-ticket.ts';
import { getSchoolTicket } from './get-school-ticket.ts';
import { listPupilHistory } from '../pupil/list-pupil-history.ts';
import { listSchoolTicketCards } from './list-school-ticket-cards.ts';
import { listSchoolZones } from './list-school-zones.ts';
import { previewSchoolZone } from './preview-school-zone.ts';
import { resendSchoolCode } from './resend-school-code.ts';
import { resendSchoolTicket } from './resend-school-ticket.ts';
import { undoSchoolEnd } from './undo-school-end.ts';

type Dependencies = {
  readonly database: Database;
  readonly changes: ChangePath;
  readonly tickets: Tickets;
};

/** One school ticket: its page, and what is done with it (spec 3 §7). */
export const oneTicketRoutes = ({ database, changes, tickets }: Dependencies): ServedRoute[] => [
  getSchoolTicket(database),
  listSchoolTicketCards(database),
  listPupilHistory(database),
  listSchoolZones(database),
  editPupil(changes, tickets),
  previewSchoolZone(database, tickets),
  changeSchoolZone(database, changes, tickets),
  endSchoolTicket(changes, tickets),
  undoSchoolEnd(changes, tickets),
  cancelSchoolTicket(changes, tickets),
  resendSchoolCode(changes, tickets),
  resendSchoolTicket(changes, tickets),
];
