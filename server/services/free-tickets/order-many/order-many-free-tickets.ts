import { freeTicketOrders } from '@takst/contract/ticketing/batches/free-ticket-orders.ts';
import { refuseFreeDay } from '@takst/domain/services/free-tickets/free-dates.rules.ts';
import { freeKeysOfRow } from '@takst/domain/services/free-tickets/free-row.rules.ts';
import { type BatchWork, bindWork } from '#ticketing/batches/batches.public.ts';
import { refusalOfConstraint, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { loadFreeOffer } from '../offer/load-free-offer.ts';
import { type FreeOrderToSave, saveFreeOrders } from '../order/save-free-orders.ts';
import { decideFreeOrderRow } from './decide-free-order-row.ts';
import { freeOrderReasons, holderTwice } from './free-order-reasons.texts.ts';
import { loadManyFreeOrders, type ManyFreeOrderFacts } from './load-many-free-orders.ts';

/** Free tickets for many: each row is one order, decided and saved as that one is (spec 3 §4). */
export const orderManyFreeTickets = (tickets: Tickets) =>
  bindWork({
    service: freeTicketOrders,
    reasons: { ...freeOrderReasons, ROW_TWICE: holderTwice },
    async warmUp(database, of) {
      await loadFreeOffer(database, of);
    },
    load: loadManyFreeOrders,
    keys: freeKeysOfRow,
    decide: (facts, row, { options }) => decideFreeOrderRow(facts, row, options),
    general({ departments }, { options: { startDate }, today }, unanswered) {
      const refused = startDate && refuseFreeDay(startDate, today);
      return [
        ...(departments.length === 0 ? (['NO_VALID_AGREEMENT'] as const) : []),
        ...(refused ? ([`START_DATE_${refused}`] as const) : []),
        ...(unanswered.includes('START_DATE_NOT_CHOSEN')
          ? (['START_DATE_NOT_CHOSEN'] as const)
          : []),
        // Where there is but one department, none has to be named.
        ...(unanswered.includes('AGREEMENT_NOT_CHOSEN') && departments.length > 1
          ? (['AGREEMENT_NOT_CHOSEN'] as const)
          : []),
      ];
    },
    async save(change, accepted, { scope, now, today }) {
      const savedOrders = await saveFreeOrders({ change, tickets }, accepted, {
        scope,
        now,
        today,
      });
      return savedOrders.map(({ id }) => ({ type: 'ticket', id }));
    },
    faultOfConstraint: refusalOfConstraint,
  } satisfies BatchWork<typeof freeTicketOrders, ManyFreeOrderFacts, FreeOrderToSave>);
