import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { getCostCentre, setCostCentre } from './cost-centres/cost-centre-of-subscriber.ts';
import {
  changeCostCentre,
  createCostCentre,
  deleteCostCentre,
  serveCostCentreList,
} from './cost-centres/edit-cost-centres.ts';
import { getSubscriber } from './get-subscriber.ts';
import { listSubscriberHistory } from './history/list-subscriber-history.ts';
import { listSubscriberTickets } from './list-subscriber-tickets.ts';
import { changeNeverLeaver } from './never-leaver/change-never-leaver.ts';
import { getNeverLeaver } from './never-leaver/get-never-leaver.ts';
import { changeNote } from './note/change-note.ts';
import { getNote } from './note/get-note.ts';
import { serveSubscriberList } from './subscriber-list.query.ts';
import { updateContactDetails } from './update-contact-details.ts';

type Dependencies = { database: Database; changes: ChangePath; services: TicketServices };

/** The people of a company, and what each of them has (spec 2 §1, §2). */
export const subscriberRoutes = ({ database, changes, services }: Dependencies): ServedRoute[] => [
  ...serveSubscriberList(database),
  getSubscriber(database),
  listSubscriberTickets(database),
  listSubscriberHistory(database),
  updateContactDetails(changes, services),
  getNote(database),
  changeNote(changes),
  getNeverLeaver(database),
  changeNeverLeaver(changes),
  getCostCentre(database),
  setCostCentre(changes),
  ...serveCostCentreList(database),
  createCostCentre(changes),
  changeCostCentre(changes),
  deleteCostCentre(changes),
];
