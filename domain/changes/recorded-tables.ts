import { agreementFields, agreementKinds } from '#agreements/agreements.changes.ts';
import { batchFields, batchKinds } from '#batches/batches.changes.ts';
import { codePoolFields, codePoolKinds } from '#code-pools/code-pools.changes.ts';
import { companyFields, companyKinds } from '#companies/companies.changes.ts';
import { companyTicketKinds } from '#company-tickets/company-tickets.changes.ts';
import { contactFields, contactKinds } from '#contact/contact.changes.ts';
import { benefitFileChangeKinds, benefitFileFields } from '#free-tickets/benefit-file.changes.ts';
import { freeTicketFields, freeTicketKinds } from '#free-tickets/free-tickets.changes.ts';
import {
  freeTicketSettingsFields,
  freeTicketSettingsKinds,
} from '#free-tickets/free-ticket-settings.changes.ts';
import { housingFields, housingKinds } from '#housing/housing.changes.ts';
import { invoiceFields, invoiceKinds } from '#invoices/invoices.changes.ts';
import { messageKinds } from '#messages/messages.changes.ts';
import { accessRequestFields, accessRequestKinds } from '#onboarding/access-requests.changes.ts';
import { onboardingFields, onboardingKinds } from '#onboarding/onboarding.changes.ts';
import { payrollFields, payrollKinds } from '#payroll/payroll.changes.ts';
import { schoolTicketFields, schoolTicketKinds } from '#school-tickets/school-tickets.changes.ts';
import { referenceDataFields, referenceDataKinds } from '#reference-data/reference-data.changes.ts';
import { requestKinds } from '#self-service/requests/requests.changes.ts';
import { settingsFields, settingsKinds } from '#self-service/settings/settings.changes.ts';
import { widgetFields, widgetKinds } from '#self-service/widget/widget.changes.ts';
import { subscriberFields, subscriberKinds } from '#subscribers/subscribers.changes.ts';
import { subscriptionFields, subscriptionKinds } from '#subscriptions/subscriptions.changes.ts';
import { counterOrderFields, counterOrderKinds } from '#ticket-counter/counter-orders.changes.ts';
import { ticketCounterFields, ticketCounterKinds } from '#ticket-counter/ticket-counter.changes.ts';
import { ticketFields, ticketKinds } from '#tickets/tickets.changes.ts';
import { travelCardFields, travelCardKinds } from '#travel-cards/travel-cards.changes.ts';
import { userFields, userKinds } from '#users/users.changes.ts';
import { voucherFields, voucherKinds } from '#vouchers/vouchers.changes.ts';
import { joinTables } from './join-tables.ts';
import { orderFields, personFields } from './shared-fields.ts';

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
  referenceDataKinds,
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
]);
