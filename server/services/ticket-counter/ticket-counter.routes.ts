import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { changeCoveredUser } from './covers/change-covered-user.ts';
import { coverUser } from './covers/cover-user.ts';
import { findCovers } from './covers/find-covers.ts';
import { reportPurchase } from './covers/report-purchase.ts';
import { serveCoveredUserList } from './covers/serve-covered-user-list.ts';
import { stopCoveringUser } from './covers/stop-covering-user.ts';
import { getCounterInfo } from './info/get-counter-info.ts';
import { findCardLoads } from './load/find-card-loads.ts';
import { reportLoad } from './load/report-load.ts';
import { getCounterOffer } from './order/get-counter-offer.ts';
import { listCounterBuyers } from './order/list-counter-buyers.ts';
import { orderCounterTickets } from './order/order-counter-tickets.ts';
import { changeInvoiceReference } from './references/change-invoice-reference.ts';
import { serveRecipientList } from './recipients/serve-recipient-list.ts';
import { createInvoiceReference } from './references/create-invoice-reference.ts';
import { deleteInvoiceReference } from './references/delete-invoice-reference.ts';
import { serveReferenceList } from './references/serve-reference-list.ts';
import { getCounterSettings } from './settings/get-counter-settings.ts';
import { saveCounterSettings } from './settings/save-counter-settings.ts';
import type { HolderLinks, Tickets } from '#ticketing/tickets/tickets.public.ts';
import { listDeliveries } from './deliveries/list-deliveries.ts';
import { resendDeliveryCode } from './deliveries/resend-delivery-code.ts';
import { cancelDeliveries, cancelDelivery } from './take-back/cancel-delivery.ts';
import { refundDeliveries, refundDelivery } from './take-back/refund-delivery.ts';
import { getCounterOrder } from './orders/get-counter-order.ts';
import { listRefunds } from './orders/list-refunds.ts';
import { serveCounterOrderList } from './orders/serve-counter-order-list.ts';
import { downloadUnusedCodes, listUnusedCodes } from './orders/unused-codes.ts';
import { serveCounterTicketList } from './tickets/serve-counter-ticket-list.ts';

type Dependencies = {
  readonly database: Database;
  readonly changes: ChangePath;
  readonly tickets: Tickets;
  readonly links: Pick<HolderLinks, 'linkTo'>;
  readonly production: boolean;
};

/**
 * The ticket counter: orders, settings, invoice references, and the people that a company pays for in the app (spec 3
 * §7).
 */
export const ticketCounterRoutes = ({
  database,
  changes,
  tickets,
  links,
  production,
}: Dependencies): readonly ServedRoute[] => [
  getCounterInfo(database),
  getCounterOffer(database),
  orderCounterTickets(database, changes),
  listCounterBuyers(database),
  ...serveRecipientList(database),
  ...serveCounterOrderList(database),
  getCounterOrder(database),
  listDeliveries(database),
  listRefunds(database),
  downloadUnusedCodes({ database, links }),
  listUnusedCodes({ database, links }),
  ...serveCounterTicketList(database),
  cancelDelivery(changes, tickets),
  cancelDeliveries(changes, tickets),
  refundDelivery(changes, tickets),
  refundDeliveries(changes, tickets),
  resendDeliveryCode(changes, tickets),
  getCounterSettings(database),
  saveCounterSettings(changes),
  ...serveReferenceList(database),
  createInvoiceReference(database, changes),
  changeInvoiceReference(changes),
  deleteInvoiceReference(changes),
  ...serveCoveredUserList(database),
  coverUser(database, changes),
  changeCoveredUser(database, changes),
  stopCoveringUser(changes),
  findCovers({ database, production }),
  reportPurchase({ database, changes, production }),
  findCardLoads(database),
  reportLoad(changes),
];
