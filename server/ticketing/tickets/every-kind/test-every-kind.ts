import type { Slot } from '@takst/domain/ticketing/holders/slot.ts';
import { mayContinueFrom } from '@takst/domain/ticketing/tickets/continued-ticket.rules.ts';
import { doDaysOverlap } from '@takst/domain/ticketing/tickets/held-ticket.rules.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { lockSlots, saveHolders } from '#ticketing/holders/holders.public.ts';
import type { ChangedTicket } from '#ticketing/tickets/operations/change-in-place.ts';
import { changeTicket } from '#ticketing/tickets/operations/change-ticket.ts';
import { type ContinuedTicket, productOf } from '#ticketing/tickets/operations/continue-tickets.ts';
import { findHeldTickets } from '#ticketing/tickets/operations/held-tickets.query.ts';
import type { TicketDraft } from '#ticketing/tickets/operations/issue-tickets.ts';
import type { LockedTicket } from '#ticketing/tickets/operations/lock-tickets.ts';
import { ticketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { ruledTicket } from '#ticketing/tickets/ticket/ticket-facts.ts';
import { placeCards } from '#ticketing/travel-cards/test-cards.store.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { day, type TestCore, testCore } from './test-core.ts';

/** What tests do with tickets of every kind, through the core and a service of their own. */
export function everyKindIn(portal: TestPortal) {
  const core = testCore(portal);
  const { service, companyId, tenant, agreements, request } = core;
  const { scope, services } = request();
  const world = { service, companyId, tenant, agreements, reach: { scope, services } };
  return { ...world, ...ordersOf(core), ...changesOf(core) };
}

/** A ticket of Kari from 1 March, on her phone or on a card; nobody has ended it. */
export async function ticketOfKari(portal: TestPortal, medium: 'phone' | 'card' = 'phone') {
  const core = everyKindIn(portal);
  const { id: holderId, phone } = await core.holder();
  const mediumSlot = await core.slot(medium === 'phone' ? 'free-phone' : 'card', phone);
  const holderSlot = await core.slot('free-employee', phone);
  const on = medium === 'phone' ? { medium, mediumSlot } : { medium, mediumSlot, cardId: holderId };
  const [id = 0] = await core.issue({ ...core.order, ...on, holderId, holderSlot });
  return { ...core, id, holderId, holderSlot, mediumSlot, phone };
}

function ordersOf(core: TestCore) {
  const { tickets, inChange, moment, tenant, companyId } = core;
  /** Everything about an order but what it is ordered on, for nobody in particular. */
  const order = {
    service: 'free-tickets',
    companyId,
    agreementId: core.agreements[0]?.id ?? 0,
    holderId: null,
    holderSlot: null,
    productId: 'period-30-days',
    profileId: 'ADULT',
    zoneFrom: '1',
    zoneTo: '2Ø',
    allZones: false,
    nrOfZones: 2,
    startDate: day('2026-03-01'),
    recipient: null,
    recorded: { before: null, after: {} },
  } as const satisfies Partial<TicketDraft>;
  return {
    order,
    slot: (kind: 'card' | 'free-phone' | 'free-employee', value: string): Promise<number> =>
      inChange(async ({ tx }) => {
        const [key = 0] = await lockSlots(tx, tenant, [{ kind, companyId: null, value }]);
        return key;
      }),
    /** Saves somebody with a name and a phone. */
    holder: (firstName = 'Kari', phone = newPhone()) =>
      inChange(async ({ tx }) => {
        const details = { firstName, lastName: 'Nordmann', phoneCountryCode: '+47', phone };
        const [id = 0] = await saveHolders(tx, tenant, [{ companyId, kind: 'free', ...details }]);
        return { id, phone };
      }),
    /** With cards of their ids, where no area of cards has made them. */
    async issue(...drafts: TicketDraft[]): Promise<number[]> {
      await placeCards(
        core.database,
        core,
        drafts.flatMap((draft) => (draft.medium === 'card' ? [draft.cardId] : [])),
      );
      return inChange(async (change) =>
        (await tickets.issue(change, drafts, moment())).map(({ id }) => id),
      );
    },
    /** Orders for slots as a service does: locks them, looks who holds them, and issues; 0 when somebody does. */
    orderIfFree: (draft: TicketDraft, slots: readonly Slot[]): Promise<number> =>
      inChange(async (change) => {
        const keys = await lockSlots(change.tx, tenant, slots);
        const heldTickets = [
          ...(await findHeldTickets(change.tx, keys)).values(),
          ...(await findHeldTickets(change.tx, keys, 'holder')).values(),
        ].flat();
        const days = { startDate: draft.startDate, expirationDate: draft.expirationDate ?? null };
        if (heldTickets.some((other) => doDaysOverlap(other, days))) return 0;
        const [newTicket] = await tickets.issue(change, [draft], moment());
        return newTicket?.id ?? 0;
      }),
  };
}

function changesOf(core: TestCore) {
  const { tickets, changes, inChange, origin, request, moment, database } = core;
  const takeIn = async (...[tx, id]: [Parameters<typeof tickets.lock>[0], number]) => {
    const [lockedTicket] = await tickets.lock(tx, { ...request(), ids: [id] });
    if (!lockedTicket) throw new Error('no such ticket');
    return lockedTicket;
  };
  const { end, undoEnd, cancel, resendCode } = tickets;
  return {
    facts: (id: number) => ticketFacts(database, id),
    take: (id: number): Promise<LockedTicket> => inChange(({ tx }) => takeIn(tx, id)),
    takeAll: (...ids: number[]): Promise<(LockedTicket | null)[]> =>
      inChange(({ tx }) => tickets.lock(tx, { ...request(), ids })),
    end: (ticketId: number, lastDay: string) =>
      changes(origin, (change) =>
        changeTicket(tickets, end)(change, { ...request(), ticketId }, { lastDay: day(lastDay) }),
      ),
    undoEnd: (ticketId: number) =>
      changes(origin, (change) =>
        changeTicket(tickets, undoEnd)(change, { ...request(), ticketId }, undefined),
      ),
    cancel: (ticketId: number) =>
      changes(origin, (change) =>
        changeTicket(tickets, cancel)(change, { ...request(), ticketId }, undefined),
      ),
    resendCode: (ticketId: number) =>
      changes(origin, (change) =>
        changeTicket(tickets, resendCode)(change, { ...request(), ticketId }, moment()),
      ),
    /** Null takes an end by rule away. */
    endByRule: (ends: readonly (readonly [ticketId: number, lastDay: string | null])[]) =>
      inChange(async (change) => {
        const endsByRule: Parameters<typeof tickets.endByRule>[1][number][] = [];
        for (const [ticketId, lastDay] of ends) {
          const { row } = await takeIn(change.tx, ticketId);
          endsByRule.push({ row, lastDay: lastDay === null ? null : day(lastDay) });
        }
        await tickets.endByRule(change, endsByRule, moment());
      }),
    changeInPlace: (
      ticketId: number,
      becomes: ChangedTicket['becomes'],
      recorded: ChangedTicket['recorded'],
    ) =>
      inChange(async (change) => {
        const { row } = await takeIn(change.tx, ticketId);
        await tickets.changeInPlace(change, [{ row, becomes, recorded }], moment());
      }),
    /** Continues a ticket from a day on as what it becomes; the id of the new one, 0 when the ticket is over. */
    async edit(ticketId: number, from: string, edited: EditResult = {}): Promise<number> {
      const medium = edited.becomes?.medium;
      if (medium?.medium === 'card') await placeCards(database, core, [medium.cardId]);
      return inChange(async (change) => {
        const continued = editOf(await takeIn(change.tx, ticketId), day(from), edited);
        const [newTicket] = await tickets.continue(change, continued, moment());
        return newTicket?.id ?? 0;
      });
    },
  };
}

type EditResult = Pick<ContinuedTicket, 'becomes' | 'agreement'> & {
  readonly product?: Partial<ContinuedTicket['product']>;
};

function editOf(
  { row, today }: LockedTicket,
  newStart: Temporal.PlainDate,
  { product, ...edited }: EditResult,
): ContinuedTicket[] {
  if (!mayContinueFrom(ruledTicket(row, today), newStart)) return [];
  const lastDay = newStart.subtract({ days: 1 });
  const sold = { ...productOf(row), ...product };
  return [{ kind: 'edit-ticket', row, newStart, lastDay, product: sold, ...edited }];
}
