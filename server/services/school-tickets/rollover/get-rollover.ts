import {
  getRollover as route,
  type RolloverPupil,
} from '@takst/contract/services/school-tickets/rollover/get-rollover.contract.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { firstDeliveryDay } from '@takst/domain/services/school-tickets/order-reminder.rules.ts';
import { sellSchoolTicket } from '@takst/domain/services/school-tickets/order/school-price.rules.ts';
import { proposedMoves } from '@takst/domain/services/school-tickets/rollover/class-move.rules.ts';
import {
  nextOpening,
  rolloverYear,
} from '@takst/domain/services/school-tickets/rollover/rollover-year.rules.ts';
import {
  schoolYearName,
  startBounds,
} from '@takst/domain/services/school-tickets/school-year.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { newCardFee } from '#ticketing/travel-cards/travel-cards.public.ts';
import { loadSchoolOffer } from '../order/load-school-offer.ts';
import { schoolYearsOf } from '../ticket/school-year.query.ts';
import { loadRollover } from './load-rollover.ts';
import { orderOfTicket } from './order-of-ticket.ts';
import type { PlannedTicket } from './rollover-source.ts';

/** What a school would order for the coming year, as it stands today. */
export const getRollover = (database: Database) =>
  serve(route, async ({ scope, params: { id: companyId }, today }) => {
    const { tenant } = scope;
    const years = await schoolYearsOf(database, tenant);
    const newCardFeeOre = await newCardFee(database, tenant, today);
    const next = rolloverYear(years, today);
    if (!next) {
      const opensOn = nextOpening(years, today);
      return { reply: { year: null, opensOn, moves: [], pupils: [], newCardFeeOre } };
    }
    const { moves, planned } = await loadRollover(database, { ...next, scope, companyId });
    const { first: startDate } = startBounds(next.year, today);
    const offer = (await loadSchoolOffer(database, { tenant, today }))(startDate);
    const priceOf = ({ ticket, row }: PlannedTicket): number | null => {
      const order =
        'order' in row ? orderOfTicket(ticket, row.order, { ...offer, startDate }) : null;
      const sold = order && sellSchoolTicket(offer, order);
      return sold === null || typeof sold === 'string' ? null : toKroner(sold.priceOre);
    };
    const proposed = new Map(
      proposedMoves(moves.map(({ from }) => from)).map(({ from, to }) => [from, to]),
    );
    const deliveryDay = firstDeliveryDay(next.year);
    return {
      reply: {
        year: {
          beginsIn: next.year.firstStart.year,
          name: schoolYearName(next.year),
          startDate,
          lastDay: next.year.lastDay,
          deliveryDay: Temporal.PlainDate.compare(today, deliveryDay) <= 0 ? deliveryDay : null,
        },
        opensOn: null,
        moves: moves.map((move) => ({ ...move, proposed: proposed.get(move.from) ?? null })),
        pupils: planned.map((one) => describePupil(one, priceOf(one))),
        newCardFeeOre,
      },
    };
  });

const describePupil = (
  { ticket: { ticketId, pupil }, row }: PlannedTicket,
  pricePerMonth: number | null,
): RolloverPupil => ({
  ticketId,
  firstName: pupil?.firstName ?? null,
  lastName: pupil?.lastName ?? null,
  className: pupil?.className ?? null,
  nextMedium: 'order' in row ? row.order.medium.kind : null,
  pricePerMonth,
  reason: 'reason' in row ? row.reason : null,
  marks: [...row.marks],
});
