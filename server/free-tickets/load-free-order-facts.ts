import type {
  FreeAgreement,
  FreeOrderFacts as Facts,
} from '@takst/domain/free-tickets/decide-free-order.rules.ts';
import type { FreeOrder } from '@takst/domain/free-tickets/free-order.ts';
import { unsetChildEnd } from '@takst/domain/free-tickets/child-end-settings.ts';
import { freeHolderSlot, freeMediumSlot } from '@takst/domain/free-tickets/free-slots.rules.ts';
import type { Slot } from '@takst/domain/holders/slot.ts';
import type { HeldTicket } from '@takst/domain/tickets/held-ticket.rules.ts';
import type { CompanyScope } from '#access/scope.ts';
import { type AgreementTerms, findAgreementTerms } from '#agreements/agreements.public.ts';
import type { Transaction } from '#db/database.ts';
import { findSlotKeys, isMobile, lockSlots } from '#holders/holders.public.ts';
import { findHeldTickets } from '#tickets/tickets.public.ts';
import { findNumbersHeldElsewhere } from '#travel-cards/travel-cards.public.ts';
import { companiesWithPostAddress } from '#companies/companies.public.ts';
import { childEndsOf } from './children/child-ends.query.ts';
import { loadCompanyOffer } from './load-company-offer.ts';

export type Department = AgreementTerms & FreeAgreement & { readonly id: number };

export type FreeOrderFacts = Facts<Department> & {
  /** The keys of the slots of an order: of its holder, and of what it lies on. */
  readonly slotsOf: (order: FreeOrder) => FreeSlots;
};

/** Null where there is none: a card without a number, or a slot that nobody has locked. */
export type FreeSlots = { readonly holder: number | null; readonly medium: number | null };

type FactsRequest = {
  readonly scope: CompanyScope;
  readonly today: Temporal.PlainDate;
  readonly orders: readonly FreeOrder[];
  /** Locks holders, phones and cards of the orders before their tickets are read. */
  readonly lock: boolean;
};

/** Everything that decides about orders, in a number of statements that does not depend on how many. */
export async function loadFreeOrderFacts(
  tx: Transaction,
  { scope, today, orders, lock }: FactsRequest,
): Promise<FreeOrderFacts> {
  const { tenant } = scope;
  const agreements = await departmentsOf(tx, scope, orders);
  const companyIds = [...agreements.values()].map(({ companyId }) => companyId);
  const offerOn = await loadCompanyOffer(tx, { scope, companyIds, today });
  const slotsNamed = (order: FreeOrder): { holder: Slot | null; medium: Slot | null } => {
    const companyId = agreements.get(order.agreementId)?.companyId;
    const holder = companyId === undefined ? null : freeHolderSlot(companyId, order);
    return { holder, medium: freeMediumSlot(order.medium) };
  };
  const slots = orders
    .map(slotsNamed)
    .flatMap(({ holder, medium }) => [holder, medium].filter((slot) => slot !== null));
  const keys: readonly (number | null)[] = lock
    ? await lockSlots(tx, tenant, slots)
    : await findSlotKeys(tx, tenant, slots);
  const keyOf = new Map(slots.map((slot, place) => [asText(slot), keys[place] ?? null]));
  const slotsOf = (order: FreeOrder): FreeSlots => {
    const { holder, medium } = slotsNamed(order);
    return {
      holder: (holder && keyOf.get(asText(holder))) ?? null,
      medium: (medium && keyOf.get(asText(medium))) ?? null,
    };
  };
  const found = keys.filter((key) => key !== null);
  const byHolder = await findHeldTickets(tx, found, 'holder');
  const onMedium = await findHeldTickets(tx, found, 'medium');
  const heldElsewhere = await findNumbersHeldElsewhere(tx, cardsIn(orders, agreements), {
    tenant,
    today,
  });
  const heldIn = (held: ReadonlyMap<number, readonly HeldTicket[]>, key: number | null) =>
    key === null ? [] : (held.get(key) ?? []);
  return {
    tenant,
    today,
    agreements,
    offerOn,
    isMobile,
    slotsOf,
    heldByHolder: (order) => heldIn(byHolder, slotsOf(order).holder),
    heldOnMedium: (order) => heldIn(onMedium, slotsOf(order).medium),
    isCardHeldElsewhere: ({ medium }) =>
      medium.kind === 'card' && heldElsewhere.has(medium.cardNumber),
  };
}

/** The existing cards of orders, with the company that orders for each. */
const cardsIn = (orders: readonly FreeOrder[], agreements: ReadonlyMap<number, Department>) =>
  orders.flatMap(({ agreementId, medium }) => {
    const companyId = agreements.get(agreementId)?.companyId;
    return medium.kind === 'card' && companyId !== undefined
      ? [{ companyId, number: medium.cardNumber }]
      : [];
  });

/** The departments that orders and edits name, as far as the scope reaches. */
export async function departmentsOf(
  tx: Transaction,
  scope: CompanyScope,
  orders: readonly Pick<FreeOrder, 'agreementId'>[],
): Promise<ReadonlyMap<number, Department>> {
  const numbers = [...new Set(orders.map(({ agreementId }) => agreementId))];
  const terms = await findAgreementTerms(tx, scope, numbers);
  const companies = [...terms.values()].map(({ companyId }) => companyId);
  const addressed = await companiesWithPostAddress(tx, scope, companies);
  const childEnds = await childEndsOf(tx, scope, companies);
  return new Map(
    [...terms].map(([id, agreement]) => [
      id,
      {
        ...agreement,
        id,
        hasPostAddress: addressed.has(agreement.companyId),
        childEnd: childEnds.get(agreement.companyId) ?? unsetChildEnd,
      },
    ]),
  );
}

const asText = ({ kind, companyId, value }: Slot): string =>
  JSON.stringify([kind, companyId, value]);
