import type { RecordedCode } from '@takst/domain/app/changes/recorded-codes.ts';
import type { BatchService } from '#ticketing/batches/batch-service.ts';
import type { BatchServiceName } from '#ticketing/batches/batch-service-names.ts';
import { codeImports } from '#ticketing/code-pools/code-imports.ts';
import { companyTicketChanges } from '#ticketing/batches/company-ticket-changes.ts';
import { companyTicketOrders } from '#ticketing/batches/company-ticket-orders.ts';
import { companyTicketRoster } from '#ticketing/batches/company-ticket-roster.ts';
import { freeTicketBirthdays } from '#ticketing/batches/free-ticket-birthdays.ts';
import { freeTicketDepartments } from '#ticketing/batches/free-ticket-departments.ts';
import { freeTicketEnds } from '#ticketing/batches/free-ticket-ends.ts';
import { freeTicketLeavers } from '#services/free-tickets/leavers/free-ticket-leavers.ts';
import { freeTicketOrders } from '#ticketing/batches/free-ticket-orders.ts';
import { schoolTicketOrders } from '#services/school-tickets/order/school-ticket-orders.ts';
import { schoolTicketRollover } from '#services/school-tickets/rollover/school-ticket-rollover.ts';
import { travelCardNumbers } from '#ticketing/travel-cards/travel-card-numbers.ts';
import { voucherOffers } from '#services/vouchers/voucher-offers.ts';
import { housingOrders } from '#services/housing/many/housing-orders.ts';

/** The history of a company says which list was started: the name of its service needs words there. */
type NameInHistory<Name> = Name extends RecordedCode ? unknown : { readonly isOfOperator: true };

/** One that is missing, stands in another's place or has no words in the history does not compile. */
export type BatchServices = {
  readonly [Name in BatchServiceName]: BatchService & { readonly name: Name } & NameInHistory<Name>;
};

/** The services of `batch-service-names.ts`; what is done with their rows is in `server/app/areas/batch-works.ts`. */
export const batchServices = {
  'company-ticket-orders': companyTicketOrders,
  'company-ticket-changes': companyTicketChanges,
  'company-ticket-roster': companyTicketRoster,
  'housing-orders': housingOrders,
  'free-ticket-orders': freeTicketOrders,
  'free-ticket-ends': freeTicketEnds,
  'free-ticket-departments': freeTicketDepartments,
  'free-ticket-birthdays': freeTicketBirthdays,
  'free-ticket-leavers': freeTicketLeavers,
  'school-ticket-orders': schoolTicketOrders,
  'school-ticket-rollover': schoolTicketRollover,
  'code-imports': codeImports,
  'voucher-offers': voucherOffers,
  'travel-card-numbers': travelCardNumbers,
} as const satisfies BatchServices;
