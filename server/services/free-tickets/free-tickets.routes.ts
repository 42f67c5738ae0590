import type { PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { editFreeTicket } from './edit/edit-free-ticket.ts';
import { previewFreeEdit } from './edit/preview-free-edit.ts';
import { getFreePrices } from './offer/get-free-prices.ts';
import { serveFreeTicketList } from './list/serve-free-ticket-list.ts';
import { downloadLinesOfBase } from './invoice-base/download-free-base-lines.ts';
import { getFreeInvoiceBase } from './invoice-base/get-free-invoice-base.ts';
import { serveFreeInvoiceBaseList } from './invoice-base/serve-invoice-base-list.ts';
import { leaverRoutes } from './leavers/leavers.routes.ts';
import { listBirthdays } from './birthdays/list-birthdays.ts';
import { listFamily } from './list-family.ts';
import { listFamilyHistory } from './list-family-history.ts';
import { listFreeZones } from './offer/list-free-zones.ts';
import { orderManyFreeTickets } from './order-many/order-many-free-tickets.ts';
import { orderMass } from './order-many/order-mass.ts';
import { validateMassOrder } from './order-many/validate-mass-order.ts';
import { listMassOrders } from './order-many/list-mass-orders.ts';
import { orderFreeTicket } from './order/order-free-ticket.ts';
import { listOwnShares } from './own-share/list-own-shares.ts';
import { setOwnShare } from './own-share/set-own-share.ts';
import { checkBenefitFile } from './payroll-file/check-benefit-file.ts';
import { downloadBenefitFile } from './payroll-file/download-benefit-file.ts';
import { makeBenefitFile } from './payroll-file/make-benefit-file.ts';
import { serveBenefitFiles } from './payroll-file/serve-benefit-files.ts';
import { getFreeTicketSettings } from './settings/get-free-ticket-settings.ts';
import { saveFreeTicketSettings } from './settings/save-free-ticket-settings.ts';
import { getTaxNotice } from './tax-notice/get-tax-notice.ts';
import { sendTaxNotice } from './tax-notice/send-tax-notice.ts';
import { cancelFreeTicket } from './ticket/cancel-free-ticket.ts';
import { changeDepartment } from './ticket/change-department.ts';
import { listTaxBaseDates } from './tax-base/list-tax-base-dates.ts';
import { serveTaxBaseList } from './tax-base/serve-tax-base-list.ts';
import { listDepartmentTaxChanges } from './tax-changes/list-department-tax-changes.ts';
import { serveTaxChangeList } from './tax-changes/serve-tax-change-list.ts';
import { endFreeTicket } from './ticket/end-free-ticket.ts';
import { listTicketCards } from './ticket/list-ticket-cards.ts';
import { resendFreeCode } from './ticket/resend-free-code.ts';
import { resendFreeTicket } from './ticket/resend-free-ticket.ts';
import { replaceFreeCard } from './ticket/replace-free-card.ts';
import { undoFreeEnd } from './ticket/undo-free-end.ts';

type Dependencies = {
  database: Database;
  changes: ChangePath;
  tickets: Tickets;
  /** Rows of a mass order that are checked at once. */
  maxChecked: number;
  origins: PerTenant<string>;
};

/** Free tickets: their order, and what happens to them afterwards (spec 3 §7). */
export const freeTicketRoutes = ({
  database,
  changes,
  tickets,
  maxChecked,
  origins,
}: Dependencies): ServedRoute[] => {
  const massOrders = { database, maxChecked, work: orderManyFreeTickets(tickets) };
  return [
    validateMassOrder(massOrders),
    orderMass(massOrders, changes),
    listFreeZones(database),
    getFreePrices(database),
    orderFreeTicket(database, changes, tickets),
    ...serveFreeTicketList(database),
    listBirthdays(database),
    listFamily(database),
    listFamilyHistory(database),
    listTicketCards(database),
    listMassOrders(database),
    ...leaverRoutes(database, tickets),
    endFreeTicket(changes, tickets),
    undoFreeEnd(changes, tickets),
    cancelFreeTicket(changes, tickets),
    resendFreeCode(changes, tickets),
    resendFreeTicket(changes, tickets),
    changeDepartment(changes, tickets),
    previewFreeEdit(database, tickets),
    editFreeTicket(database, changes, tickets),
    replaceFreeCard(changes, tickets),
    getFreeTicketSettings(database),
    saveFreeTicketSettings(changes),
    sendTaxNotice(changes, origins),
    getTaxNotice(database),
    listOwnShares(database),
    setOwnShare(changes),
    checkBenefitFile(database),
    makeBenefitFile(changes),
    downloadBenefitFile(database),
    ...serveBenefitFiles(database),
    ...serveFreeInvoiceBaseList(database),
    getFreeInvoiceBase(database),
    ...downloadLinesOfBase(database),
    listTaxBaseDates(database),
    ...serveTaxBaseList(database),
    ...serveTaxChangeList(database),
    listDepartmentTaxChanges(database),
  ];
};
