import { agreementFields, agreementKinds } from '#customers/agreements/agreements.changes.ts';
import { batchFields, batchKinds } from '#ticketing/batches/batches.changes.ts';
import { codePoolFields, codePoolKinds } from '#ticketing/code-pools/code-pools.changes.ts';
import { companyFields, companyKinds } from '#customers/companies/companies.changes.ts';
import { companyTicketKinds } from '#services/company-tickets/company-tickets.changes.ts';
import { contactFields, contactKinds } from '#customers/contact/contact.changes.ts';
import {
  benefitFileChangeKinds,
  benefitFileFields,
} from '#services/free-tickets/benefit-file.changes.ts';
import { freeTicketFields, freeTicketKinds } from '#services/free-tickets/free-tickets.changes.ts';
import {
  freeTicketSettingsFields,
  freeTicketSettingsKinds,
} from '#services/free-tickets/free-ticket-settings.changes.ts';
import { housingFields, housingKinds } from '#services/housing/housing.changes.ts';
import { invoiceFields, invoiceKinds } from '#billing/invoices/invoices.changes.ts';
import { messageKinds } from '#platform/messages/messages.changes.ts';
import {
  accessRequestFields,
  accessRequestKinds,
} from '#services/onboarding/access-requests.changes.ts';
import { onboardingFields, onboardingKinds } from '#services/onboarding/onboarding.changes.ts';
import { payrollFields, payrollKinds } from '#billing/payroll/payroll.changes.ts';
import {
  schoolTicketFields,
  schoolTicketKinds,
} from '#services/school-tickets/school-tickets.changes.ts';
import {
  referenceDataFields,
  referenceDataKinds,
} from '#platform/reference-data/reference-data.changes.ts';
import {
  operatorDeskFields,
  operatorDeskKinds,
} from '#services/operator-desk/operator-desk.changes.ts';
import { priceChangeKinds } from '#services/price-changes/price-changes.changes.ts';
import { peopleKinds } from '#app/people/people.changes.ts';
import { requestKinds } from '#services/self-service/requests/requests.changes.ts';
import { settingsFields, settingsKinds } from '#services/self-service/settings/settings.changes.ts';
import { widgetFields, widgetKinds } from '#services/self-service/widget/widget.changes.ts';
import { subscriberFields, subscriberKinds } from '#ticketing/subscribers/subscribers.changes.ts';
import {
  subscriptionFields,
  subscriptionKinds,
} from '#services/subscriptions/subscriptions.changes.ts';
import {
  counterOrderFields,
  counterOrderKinds,
} from '#services/ticket-counter/counter-orders.changes.ts';
import {
  ticketCounterFields,
  ticketCounterKinds,
} from '#services/ticket-counter/ticket-counter.changes.ts';
import { ticketFields, ticketKinds } from '#ticketing/tickets/tickets.changes.ts';
import { travelCardFields, travelCardKinds } from '#ticketing/travel-cards/travel-cards.changes.ts';
import { userFields, userKinds } from '#customers/users/users.changes.ts';
import { voucherFields, voucherKinds } from '#services/vouchers/vouchers.changes.ts';
import { joinTables } from '#platform/changes/join-tables.ts';
import { orderFields, personFields } from '#platform/changes/shared-fields.ts';

/** What may happen, told by each area in its `.changes.ts`. */
export const kinds = joinTables([
  ticketKinds,
  travelCardKinds,
  subscriptionKinds,
  subscriberKinds,
  housingKinds,
  companyTicketKinds,
  batchKinds,
  requestKinds,
  settingsKinds,
  freeTicketKinds,
  freeTicketSettingsKinds,
  benefitFileChangeKinds,
  schoolTicketKinds,
  counterOrderKinds,
  ticketCounterKinds,
  payrollKinds,
  invoiceKinds,
  companyKinds,
  onboardingKinds,
  agreementKinds,
  userKinds,
  accessRequestKinds,
  contactKinds,
  widgetKinds,
  codePoolKinds,
  voucherKinds,
  messageKinds,
  peopleKinds,
  referenceDataKinds,
  operatorDeskKinds,
  priceChangeKinds,
]);

/** What may be recorded of it. A history shows the fields of a change in this order. */
export const fields = joinTables([
  companyFields,
  agreementFields,
  onboardingFields,
  settingsFields,
  freeTicketSettingsFields,
  benefitFileFields,
  ticketCounterFields,
  payrollFields,
  userFields,
  batchFields,
  codePoolFields,
  voucherFields,
  personFields,
  freeTicketFields,
  schoolTicketFields,
  counterOrderFields,
  housingFields,
  subscriberFields,
  orderFields,
  subscriptionFields,
  ticketFields,
  travelCardFields,
  widgetFields,
  invoiceFields,
  contactFields,
  accessRequestFields,
  referenceDataFields,
  operatorDeskFields,
]);
