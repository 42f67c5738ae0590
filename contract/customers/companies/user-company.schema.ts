import { companyRoles } from '@takst/domain/platform/access/roles.ts';
import { agreementSubtypes } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { invoicingIntervals } from '@takst/domain/customers/agreements/invoicing-interval.ts';
import { schoolMedia } from '@takst/domain/services/school-tickets/school-medium.ts';
import * as z from 'zod/mini';
import { calendarDate, id } from '#platform/calls/scalars.ts';

/** What the ticket counter of an agreement may do (spec 3 §3). */
const counterTerms = z.object({
  allowedRefund: z.boolean(),
  allowedTicketCancellation: z.boolean(),
  allowedTravelMoneyCancellation: z.boolean(),
  hasMailDelivery: z.boolean(),
  visitAddress: z.nullable(
    z.object({
      line1: z.string(),
      line2: z.nullable(z.string()),
      postCode: z.string(),
      city: z.string(),
    }),
  ),
  blackListedProducts: z.array(z.string()),
});

/** An agreement of a company (spec 1 §3). */
const companyAgreement = z.object({
  id,
  subTypeId: z.enum(agreementSubtypes),
  invoiceReference: z.string(),
  fromDate: calendarDate,
  endDate: z.nullable(calendarDate),
  /** Its contract is not signed yet: its pages are open, orders are not (domain: Onboarding). */
  awaitsSignature: z.boolean(),
  invoicingInterval: z.enum(invoicingIntervals),
  /** Days. */
  paymentDeadline: z.int(),
  /** What pupils' tickets may lie on; null where the agreement says nothing. */
  schoolMedia: z.nullable(z.array(z.enum(schoolMedia))),
  /** Of a ticket counter; null where the agreement says nothing. */
  ticketCounter: z.nullable(counterTerms),
});
export type CompanyAgreement = z.output<typeof companyAgreement>;

export const companyAddress = z.object({
  line1: z.string(),
  line2: z.nullable(z.string()),
  postCode: z.string(),
  city: z.string(),
  country: z.string(),
});
export type CompanyAddress = z.output<typeof companyAddress>;

/** What the operator and the company have set for ordering (spec 1 §3, spec 2 §6). */
const agreementSettings = z.object({
  /** What the company calls the number of a ticket's holder where several agreements meet; null for the usual name. */
  employeeIdLabel: z.nullable(z.string()),
  /** The same for each agreement that has a name of its own, by the agreement's number. */
  employeeIdLabels: z.record(z.string(), z.string()),
  /** Under some agreement its people ask for tickets, and an administrator approves (spec 2 §4). */
  takesTicketRequests: z.boolean(),
  increasedExpiry: z.boolean(),
  arbitraryDates: z.boolean(),
  payrollDatePicker: z.boolean(),
  invoiceBaseOnly: z.boolean(),
  /** No refund and no second sending of the discount codes of subscriptions. */
  disableRefundSubscriptionButton: z.boolean(),
  /** Whole days between the end of a company ticket and the start of a new one for the same phone, as of today. */
  quarantineDays: z.int(),
  hasMultipleProfiles: z.boolean(),
  /** The profiles that the company may order, the usual one first. */
  profiles: z.array(z.string()),
});

/** What every user of a company sees of it (spec 1 §3). */
export const companyFacts = {
  id,
  /** What the operator calls the customer; the id where it has no number of its own. */
  customerNumber: z.string(),
  name: z.string(),
  organisationNumber: z.string(),
  /** `{product}_CUSTOMER`, `{product}_CONTRACTOR` or `OTHER`, by the tenant's product. */
  type: z.string(),
  addresses: z.object({
    bill: z.nullable(companyAddress),
    post: z.nullable(companyAddress),
    visit: z.nullable(companyAddress),
  }),
  allAgreements: z.array(companyAgreement),
};

/** A company of the logged-in user (spec 1 §3). */
export const userCompany = z.object({
  ...companyFacts,
  /** The user's own roles there; none where a global role gives access. */
  roles: z.array(z.enum(companyRoles)),
  agreementSettings,
});
export type UserCompany = z.output<typeof userCompany>;
