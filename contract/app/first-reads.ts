import { companyList } from '#customers/companies/list-companies.contract.ts';
import { getCompany } from '#customers/companies/get-company.contract.ts';
import { type FirstRead, listRead, read, readById, readOfCompany } from './first-read.ts';
import { freeInvoiceBaseList } from '#services/free-tickets/invoice-base/list-free-invoice-bases.contract.ts';
import { freeTicketList } from '#services/free-tickets/list/free-ticket-list.contract.ts';
import { benefitFileList } from '#services/free-tickets/payroll-file/list-benefit-files.contract.ts';
import { taxBaseList } from '#services/free-tickets/tax-base/tax-base-list.contract.ts';
import { taxChangeList } from '#services/free-tickets/tax-changes/tax-change-list.contract.ts';
import { getInvoice } from '#billing/invoices/get-invoice.contract.ts';
import { invoiceList } from '#billing/invoices/list-invoices.contract.ts';
import { accessRequestList } from '#customers/users/access-requests/list-access-requests.contract.ts';
import type { PagePath } from './pages.ts';
import type { ParameterName } from './path-to.ts';
import { listCompanyProducts } from '#ticketing/subscribers/list-company-products.contract.ts';
import { allSchoolTicketList } from '#services/school-tickets/list/all-school-ticket-list.contract.ts';
import { schoolTicketList } from '#services/school-tickets/list/school-ticket-list.contract.ts';
import { getSchoolTicket } from '#services/school-tickets/ticket/get-school-ticket.contract.ts';
import { ticketRequestList } from '#services/self-service/requests/list-ticket-requests.contract.ts';
import { getSubscriber } from '#ticketing/subscribers/get-subscriber.contract.ts';
import { listSubscriberTickets } from '#ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { subscriberList } from '#ticketing/subscribers/list-subscribers.contract.ts';
import { listAvailableSubscriptions } from '#services/subscriptions/list-available-subscriptions.contract.ts';
import { listSubscriberSubscriptions } from '#services/subscriptions/list-subscriber-subscriptions.contract.ts';
import { coveredUserList } from '#services/ticket-counter/covers/covered-user-list.contract.ts';
import { counterOrderList } from '#services/ticket-counter/orders/counter-order-list.contract.ts';
import { getCounterOrder } from '#services/ticket-counter/orders/get-counter-order.contract.ts';
import { counterTicketList } from '#services/ticket-counter/tickets/counter-ticket-list.contract.ts';
import { cardRequestList } from '#ticketing/travel-cards/list-card-requests.contract.ts';
import { userList } from '#customers/users/administration/list-users.contract.ts';
import { voucherOfferList } from '#services/vouchers/list-voucher-offers.contract.ts';
import { listZones } from '#catalogue/zones/list-zones.contract.ts';

const person = [
  readById(getSubscriber),
  readById(listSubscriberTickets),
  readById(listSubscriberSubscriptions),
];

const order = [
  read(listZones),
  readOfCompany(listCompanyProducts),
  readOfCompany(listAvailableSubscriptions),
];

/**
 * The calls with which a page for users begins: their answers come with the page (docs/decisions/0117). The server asks
 * them as the browser would; a page that is not here asks for itself.
 */
export const firstReads: {
  readonly [Path in PagePath]?: readonly FirstRead<ParameterName<Path>>[];
} = {
  '/bedriftsavtale': [listRead(subscriberList)],
  '/bedriftsavtale/ansatt/{id}': person,
  '/bedriftsavtale/billett/opprett': order,
  '/bedriftsavtale/godkjenning': [listRead(ticketRequestList)],
  '/bedriftsavtale/faktura/{id}': [readById(getInvoice)],
  '/faktura': [listRead(invoiceList)],
  '/borettslag': [listRead(subscriberList)],
  '/borettslag/boenhet/{id}': person,
  '/borettslag/godkjenning': [listRead(ticketRequestList)],
  '/fribilletter': [listRead(freeTicketList)],
  '/fribilletter/skattegrunnlag': [listRead(taxBaseList)],
  '/fribilletter/endringer': [listRead(taxChangeList)],
  '/fribilletter/fakturagrunnlag': [listRead(freeInvoiceBaseList)],
  '/fribilletter/lonnsfil': [listRead(benefitFileList)],
  '/fribilletter/reisekort': [listRead(cardRequestList)],
  '/skole': [listRead(schoolTicketList)],
  '/skole/alle': [listRead(allSchoolTicketList)],
  '/skole/{id}': [readById(getSchoolTicket)],
  '/billettluka/ordrehistorikk': [listRead(counterOrderList)],
  '/billettluka/ordrehistorikk/{id}': [readById(getCounterOrder)],
  '/billettluka/billetthistorikk/': [listRead(counterTicketList)],
  '/billettluka/bedriften-betaler': [listRead(coveredUserList)],
  '/kodelager/tilbud': [listRead(voucherOfferList)],
  '/bedrifter': [listRead(companyList)],
  '/bedrifter/{id}': [readById(getCompany)],
  '/brukere': [listRead(userList)],
  '/brukere/foresporsler': [listRead(accessRequestList)],
};
