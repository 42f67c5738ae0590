import type {
  ColumnName,
  OptionsOf,
  RowValues,
} from '@takst/contract/ticketing/batches/batch-service.ts';
import { freeTicketOrders } from '@takst/contract/ticketing/batches/free-ticket-orders.ts';
import {
  decideFreeOrder,
  type FreeOrderRefusal,
} from '@takst/domain/services/free-tickets/decide-free-order.rules.ts';
import type { FreeOrder } from '@takst/domain/services/free-tickets/free-order.ts';
import { freeProfilesFor } from '@takst/domain/services/free-tickets/free-profile.rules.ts';
import { freeOrderOfRow } from '@takst/domain/services/free-tickets/free-row.rules.ts';
import type { RowDecision } from '#ticketing/batches/batches.public.ts';
import type { FreeOrderToSave } from '../order/save-free-orders.ts';
import type { ManyFreeOrderFacts } from './load-many-free-orders.ts';

type Service = typeof freeTicketOrders;
export type FreeRow = RowValues<Service>;
type Decision = RowDecision<Service, FreeOrderToSave>;

/** Decides about the order that a row stands for, as about the order of one. */
export function decideFreeOrderRow(
  facts: ManyFreeOrderFacts,
  row: FreeRow,
  options: OptionsOf<Service>,
): Decision {
  const order = freeOrderOfRow(row, options, facts);
  if ('faults' in order) return order;
  const decision = decideFreeOrder(facts, order);
  if ('refusals' in decision) {
    return { faults: decision.refusals.map((code) => faultOf(facts, { row, order }, code)) };
  }
  const { startDate } = order;
  const { priceOre, taxOre } = decision.sold;
  return {
    accepted: { ...decision, order, slots: facts.slotsOf(order) },
    effect: { startDate, priceOre, taxOre, knownAs: null },
  };
}

/** The cells in which a refusal can be mended; in the others there is nothing to mend. */
const columnOf: Readonly<Record<FreeOrderRefusal, ColumnName<Service> | null>> = {
  AGREEMENT_NOT_FOUND: 'agreement',
  AGREEMENT_NOT_VALID: 'agreement',
  START_DATE_TOO_EARLY: null,
  START_DATE_TOO_LATE: null,
  BIRTH_DATE_TOO_RECENT: 'birthDate',
  PROFILE_MISMATCH: 'profile',
  INVALID_ZONE_FROM: 'zoneFrom',
  INVALID_ZONE_TO: 'zoneTo',
  PRODUCT_NOT_OFFERED: 'zoneFrom',
  MOBILE_TICKET_INVALID_PHONE: 'phone',
  CARD_NUMBER_INVALID: 'cardNumber',
  NEW_CARD_NOT_OFFERED: 'mediaType',
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: null,
  CONFLICTING_TICKET: null,
  TICKET_ALREADY_EXISTS: null,
};

function faultOf(
  facts: ManyFreeOrderFacts,
  { row, order }: { row: FreeRow; order: FreeOrder },
  code: FreeOrderRefusal,
) {
  const column = columnOf[code];
  // A department that stands above the table is not mended in the row.
  if (column === 'agreement' && row.agreement === null) return { column: null, code };
  return code === 'PROFILE_MISMATCH'
    ? { column, code, proposal: onlyProfile(facts, order) }
    : { column, code };
}

/** The name of the only profile that a holder may have; null where there are several. */
function onlyProfile({ tenant }: ManyFreeOrderFacts, order: FreeOrder): string | null {
  const [only, ...others] = freeProfilesFor({ ...order, tenant, on: order.startDate });
  const choice = freeTicketOrders.columns.profile.choices.find(({ value }) => value === only);
  return choice && others.length === 0 ? choice.names.nb : null;
}
