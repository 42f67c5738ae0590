import { housingOrders } from '@takst/contract/services/housing/many/housing-orders.ts';
import { type BatchWork, bindWork } from '#ticketing/batches/batches.public.ts';
import { orderManyParts } from '#services/company-tickets/company-tickets.public.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { type AcceptedMoveIn, decideMoveIn } from './decide-move-in.ts';
import { loadMoveIns, type MoveInFacts } from './load-move-ins.ts';
import { moveInReasons } from './move-in-reasons.texts.ts';
import { saveMoveIns } from './save-move-ins.ts';

/** Tickets for many residents, decided and saved as those of a company, and how they move in. */
export const orderForResidentsWork = (tickets: Tickets) => {
  const { reasons, general, ...parts } = orderManyParts(tickets, 'housing');
  return bindWork({
    ...parts,
    service: housingOrders,
    reasons: { ...reasons, ...moveInReasons },
    load: loadMoveIns,
    decide: decideMoveIn,
    general: ({ orders }, _, unanswered) => general(orders, unanswered),
    save: (change, accepted, moment) => saveMoveIns({ change, tickets }, accepted, moment),
  } satisfies BatchWork<typeof housingOrders, MoveInFacts, AcceptedMoveIn>);
};
