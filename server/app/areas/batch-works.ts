import type { BatchServiceName } from '@takst/contract/ticketing/batches/batch-service-names.ts';
import type { BoundWork } from '#ticketing/batches/batches.public.ts';
import { importCodesWork } from '#ticketing/code-pools/imports/import-codes-work.ts';
import { changeManyWork } from '#services/company-tickets/change-many/change-many-work.ts';
import { orderManyWork } from '#services/company-tickets/order-many/order-many-work.ts';
import { rosterWork } from '#services/company-tickets/roster/roster-work.ts';
import { changeForBirthdays } from '#services/free-tickets/birthdays/change-for-birthdays.ts';
import { changeDepartments } from '#services/free-tickets/change-departments/change-departments.ts';
import { endManyFreeTickets } from '#services/free-tickets/end-many/end-many-free-tickets.ts';
import { endLeavers } from '#services/free-tickets/leavers/end-leavers.ts';
import { orderManyFreeTickets } from '#services/free-tickets/order-many/order-many-free-tickets.ts';
import { orderForResidentsWork } from '#services/housing/many/order-for-residents-work.ts';
import { orderManySchoolTickets } from '#services/school-tickets/order-many/order-many-school-tickets.ts';
import { rollOverSchool } from '#services/school-tickets/rollover/roll-over-school.ts';
import { setNumbersWork } from '#ticketing/travel-cards/set-numbers/set-numbers-work.ts';
import { makeOffersWork } from '#services/vouchers/make-offers/make-offers-work.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';

/** One work for each service that takes many at once. One that is missing, or another's, does not compile. */
export type BatchWorks = { readonly [Name in BatchServiceName]: BoundWork<Name> };

/** What is done with the rows of each service that takes many at once. */
export const batchWorks = (tickets: Tickets): readonly BoundWork[] =>
  Object.values({
    'company-ticket-orders': orderManyWork(tickets),
    'company-ticket-changes': changeManyWork(tickets),
    'company-ticket-roster': rosterWork(tickets),
    'housing-orders': orderForResidentsWork(tickets),
    'free-ticket-orders': orderManyFreeTickets(tickets),
    'free-ticket-ends': endManyFreeTickets(tickets),
    'free-ticket-departments': changeDepartments(tickets),
    'free-ticket-birthdays': changeForBirthdays(tickets),
    'free-ticket-leavers': endLeavers(tickets),
    'school-ticket-orders': orderManySchoolTickets(tickets),
    'school-ticket-rollover': rollOverSchool(tickets),
    'code-imports': importCodesWork,
    'voucher-offers': makeOffersWork,
    'travel-card-numbers': setNumbersWork,
  } satisfies BatchWorks);
