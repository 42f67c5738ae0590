import type { BatchServiceName } from '@takst/contract/batches/batch-service-names.ts';
import type { BoundWork } from '#batches/batches.public.ts';
import { importCodesWork } from '#code-pools/imports/import-codes-work.ts';
import { changeManyWork } from '#company-tickets/change-many/change-many-work.ts';
import { orderManyWork } from '#company-tickets/order-many/order-many-work.ts';
import { rosterWork } from '#company-tickets/roster/roster-work.ts';
import { orderForResidentsWork } from '#housing/many/order-for-residents-work.ts';
import type { Tickets } from '#tickets/tickets.public.ts';

/** One work for each service that takes many at once. One that is missing, or another's, does not compile. */
export type BatchWorks = { readonly [Name in BatchServiceName]: BoundWork<Name> };

/** What is done with the rows of each service that takes many at once. */
export const batchWorks = (tickets: Tickets): readonly BoundWork[] =>
  Object.values({
    'company-ticket-orders': orderManyWork(tickets),
    'company-ticket-changes': changeManyWork(tickets),
    'company-ticket-roster': rosterWork(tickets),
    'housing-orders': orderForResidentsWork(tickets),
    'code-imports': importCodesWork,
  } satisfies BatchWorks);
