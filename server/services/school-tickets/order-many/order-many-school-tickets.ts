import type {
  ColumnName,
  OptionsOf,
  RowValues,
} from '@takst/contract/ticketing/batches/batch-service.ts';
import { schoolTicketOrders } from '@takst/contract/services/school-tickets/order/school-ticket-orders.ts';
import {
  decideSchoolOrder,
  type SchoolOrderRefusal,
} from '@takst/domain/services/school-tickets/order/decide-school-order.rules.ts';
import {
  keysOfSchoolRow,
  schoolOrderOfRow,
} from '@takst/domain/services/school-tickets/order/school-row.rules.ts';
import { isSchoolStartOffered } from '@takst/domain/services/school-tickets/school-year.rules.ts';
import { type BatchWork, bindWork, type RowDecision } from '#ticketing/batches/batches.public.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { loadSchoolOffer } from '../order/load-school-offer.ts';
import { saveSchoolOrders, type SchoolOrderToSave } from '../order/save-school-orders.ts';
import { loadManySchoolOrders, type ManySchoolOrderFacts } from './load-many-school-orders.ts';
import { pupilTwice, schoolOrderReasons } from './school-order-reasons.texts.ts';

type Service = typeof schoolTicketOrders;

/** School tickets for many: each row is one order, decided and saved as that of some pupils is. */
export const orderManySchoolTickets = (tickets: Tickets) =>
  bindWork({
    service: schoolTicketOrders,
    reasons: { ...schoolOrderReasons, ROW_TWICE: pupilTwice },
    async warmUp(database, of) {
      await loadSchoolOffer(database, of);
    },
    load: loadManySchoolOrders,
    keys: keysOfSchoolRow,
    decide: (facts, row, { options }) => decideRow(facts, row, options),
    general({ orderable, years }, { options: { startDate }, today }, unanswered) {
      const isRefused = startDate !== null && !isSchoolStartOffered(years, startDate, today);
      return [
        ...(orderable.length === 0 ? (['NO_VALID_AGREEMENT'] as const) : []),
        ...(isRefused ? (['START_DATE_NOT_OFFERED'] as const) : []),
        // Where there is but one agreement, none has to be named.
        ...questions.filter(
          (code) =>
            unanswered.includes(code) && (code !== 'AGREEMENT_NOT_CHOSEN' || orderable.length > 1),
        ),
      ];
    },
    async save(change, accepted, { scope, now, today }) {
      const savedOrders = await saveSchoolOrders({ change, tickets }, accepted, {
        scope,
        now,
        today,
      });
      return savedOrders.map(({ id }) => ({ type: 'ticket', id }));
    },
    faultOfConstraint: (constraint) => faultOfConstraint[constraint] ?? null,
  } satisfies BatchWork<Service, ManySchoolOrderFacts, SchoolOrderToSave>);

const questions = ['ZONES_NOT_CHOSEN', 'START_DATE_NOT_CHOSEN', 'AGREEMENT_NOT_CHOSEN'] as const;

const faultOfConstraint: Readonly<
  Record<string, 'CONFLICTING_TICKET' | 'PHONE_HAS_TICKET' | 'CARD_HAS_TICKET' | undefined>
> = {
  one_open_ticket_per_holder: 'CONFLICTING_TICKET',
  one_open_ticket_per_medium: 'PHONE_HAS_TICKET',
  card_number_in_use: 'CARD_HAS_TICKET',
};

function decideRow(
  facts: ManySchoolOrderFacts,
  row: RowValues<Service>,
  options: OptionsOf<Service>,
): RowDecision<Service, SchoolOrderToSave> {
  const order = schoolOrderOfRow(row, options, facts);
  if ('faults' in order) return order;
  const decision = decideSchoolOrder(facts, order);
  if ('refusals' in decision) {
    return { faults: decision.refusals.map((code) => ({ code, column: columnOf(row, code) })) };
  }
  return {
    accepted: { ...decision, order, slots: facts.slotsOf(order) },
    effect: { startDate: order.startDate, priceOre: decision.sold.priceOre, knownAs: null },
  };
}

/** The cell in which a refusal can be mended; null where there is nothing to mend, or it stands above the table. */
function columnOf(row: RowValues<Service>, code: SchoolOrderRefusal): ColumnName<Service> | null {
  switch (code) {
    case 'MOBILE_TICKET_INVALID_PHONE':
    case 'PHONE_HAS_TICKET':
      return 'phone';
    case 'CARD_NUMBER_INVALID':
    case 'CARD_HAS_TICKET':
      return 'cardNumber';
    case 'MEDIUM_NOT_OFFERED':
      return row.phone ? 'phone' : 'cardNumber';
    case 'INVALID_ZONE_FROM':
    case 'PRODUCT_NOT_OFFERED':
      return row.zoneFrom ? 'zoneFrom' : null;
    case 'INVALID_ZONE_TO':
      return row.zoneTo ? 'zoneTo' : null;
    case 'TWO_HOMES_NOT_OFFERED':
    case 'TWO_HOMES_ON_PHONE':
    case 'TWO_HOMES_IN_ALL_ZONES':
    case 'SECOND_ZONES_NOT_OFFERED':
    case 'SECOND_ZONES_SAME':
      return row.secondZoneFrom ? 'secondZoneFrom' : 'secondZoneTo';
    case 'AGREEMENT_NOT_FOUND':
    case 'AGREEMENT_NOT_VALID':
      return row.agreement === null ? null : 'agreement';
    case 'START_DATE_NOT_OFFERED':
    case 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS':
    case 'CONFLICTING_TICKET':
      return null;
  }
}
