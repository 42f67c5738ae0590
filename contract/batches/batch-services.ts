import type { RecordedCode } from '@takst/domain/changes/recorded-codes.ts';
import type { BatchService } from './batch-service.ts';
import type { BatchServiceName } from './batch-service-names.ts';
import { codeImports } from '../code-pools/code-imports.ts';
import { companyTicketChanges } from './company-ticket-changes.ts';
import { companyTicketOrders } from './company-ticket-orders.ts';
import { companyTicketRoster } from './company-ticket-roster.ts';
import { freeTicketBirthdays } from './free-ticket-birthdays.ts';
import { freeTicketDepartments } from './free-ticket-departments.ts';
import { freeTicketEnds } from './free-ticket-ends.ts';
import { freeTicketLeavers } from '../free-tickets/leavers/free-ticket-leavers.ts';
import { freeTicketOrders } from './free-ticket-orders.ts';
import { schoolTicketOrders } from '../school-tickets/order/school-ticket-orders.ts';
import { schoolTicketRollover } from '../school-tickets/rollover/school-ticket-rollover.ts';
import { travelCardNumbers } from '../travel-cards/travel-card-numbers.ts';
import { voucherOffers } from '../vouchers/voucher-offers.ts';
import { housingOrders } from '../housing/many/housing-orders.ts';

/** The history of a company says which list was started: the name of its service needs words there. */
type NameInHistory<Name> = Name extends RecordedCode ? unknown : { readonly isOfOperator: true };

/** One that is missing, stands in another's place or has no words in the history does not compile. */
export type BatchServices = {
  readonly [Name in BatchServiceName]: BatchService & { readonly name: Name } & NameInHistory<Name>;
};

/** The services of `batch-service-names.ts`; what is done with their rows is in `server/app/batch-works.ts`. */
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
