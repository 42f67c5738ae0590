import type { BoundWork } from '#batches/batches.public.ts';
import { importCodesWork } from '#code-pools/imports/import-codes-work.ts';
import { changeManyWork } from '#company-tickets/change-many/change-many-work.ts';
import { orderManyWork } from '#company-tickets/order-many/order-many-work.ts';
import { rosterWork } from '#company-tickets/roster/roster-work.ts';
import { orderForResidentsWork } from '#housing/many/order-for-residents-work.ts';
import type { Tickets } from '#tickets/tickets.public.ts';

/** What is done with the rows of each service that takes many at once. */
export const batchWorks = (tickets: Tickets): readonly BoundWork[] => [
  orderManyWork(tickets),
  changeManyWork(tickets),
  rosterWork(tickets),
  orderForResidentsWork(tickets),
  importCodesWork,
];
