import type { Slot } from '@takst/domain/holders/slot.ts';
import { mayContinueFrom } from '@takst/domain/tickets/continued-ticket.rules.ts';
import { doDaysOverlap } from '@takst/domain/tickets/held-ticket.rules.ts';
import { ticketServices } from '#app/ticket-services.ts';
import type { Change } from '#changes/change-path.ts';
import type { Origin } from '#http/call.ts';
import { createChangePath } from '#changes/create-change-path.ts';
import { newPhone } from '#company-tickets/test-order.ts';
import { lockSlots, saveHolders } from '#holders/holders.public.ts';
import { changeTicket } from '#tickets/change-ticket.ts';
import type { TicketDraft } from '#tickets/issue-tickets.ts';
import { makeTickets } from '#tickets/make-tickets.ts';
import { type ContinuedTicket, productOf } from '#tickets/continue-tickets.ts';
import { findHeldTickets } from '#tickets/held-tickets.query.ts';
import type { TicketInHand } from '#tickets/take-tickets.ts';
import { ruledTicket } from '#tickets/ticket-facts.ts';
import { ticketFacts } from '#tickets/test-tickets.store.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { testScope } from '#testing/test-scope.ts';
import { testService } from './test-service.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const services = ['free-tickets'] as const;

/** The core of tickets with a service that only tests have, in the company `several-services`. */
export function everyKindIn(portal: TestPortal) {
  const { database, clock } = portal;
  const { id: companyId, tenant, agreements } = portal.company('several-services');
  const agreementId = agreements[0]?.id ?? 0;
  const scope = testScope([companyId]);
  const service = testService();
  const { queue, jobs } = recordedJobs();
  const changes = createChangePath({ database, clock, queue });
  const tickets = makeTickets({ ...ticketServices, 'free-tickets': service }, { linkTo: () => '' });
  const origin: Origin = {
    tenant,
    userId: null,
    channel: 'portal',
    requestId: 'test',
    idempotency: null,
  };
  const moment = () => ({ tenant, now: clock.now() });
  const request = () => ({ scope, services, today: clock.today(), now: clock.now() });

  /** One change; what it refuses is answered. */
  const inChange = <Reply>(work: (change: Change) => Promise<Reply>) =>
    changes(origin, async (change) => ({ reply: await work(change) }));

  /** Everything about an order but what it is ordered on, for nobody in particular. */
  const order = {
    service: 'free-tickets',
    companyId,
    agreementId,
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
    service,
    jobs,
    companyId,
    tenant,
    agreements,
    tickets,
    inChange,
    order,
    facts: (id: number) => ticketFacts(database, id),
    slot: (kind: 'card' | 'free-phone' | 'free-employee', value: string) =>
      inChange(async ({ tx }) => {
        const [key = 0] = await lockSlots(tx, tenant, [{ kind, companyId: null, value }]);
        return key;
      }).then(({ reply }) => reply),
    /** Saves somebody with a phone; null is somebody of whom nothing but the phone is known. */
    holder: (firstName: string | null = 'Kari', phone = newPhone()) =>
      inChange(async ({ tx }) => {
        const details = { firstName, lastName: 'Nordmann', phoneCountryCode: '+47', phone };
        const [id = 0] = await saveHolders(tx, tenant, [{ companyId, kind: 'free', ...details }]);
        return { id, phone };
      }).then(({ reply }) => reply),
    issue: (...drafts: TicketDraft[]) =>
      inChange((change) => tickets.issue(change, drafts, moment())).then(({ reply }) =>
        reply.map(({ id }) => id),
      ),
    take: (id: number) =>
      inChange(async ({ tx }) => (await tickets.take(tx, { ...request(), ids: [id] }))[0]).then(
        ({ reply }) => reply ?? null,
      ),
    end: (ticketId: number, lastDay: string) =>
      changes(origin, (change) =>
        changeTicket(tickets, tickets.end)(
          change,
          { ...request(), ticketId },
          { lastDay: day(lastDay) },
        ),
      ),
    undoEnd: (ticketId: number) =>
      changes(origin, (change) =>
        changeTicket(tickets, tickets.undoEnd)(change, { ...request(), ticketId }, undefined),
      ),
    cancel: (ticketId: number) =>
      changes(origin, (change) =>
        changeTicket(tickets, tickets.cancel)(change, { ...request(), ticketId }, undefined),
      ),
    resendCode: (ticketId: number) =>
      changes(origin, (change) =>
        changeTicket(tickets, tickets.resendCode)(change, { ...request(), ticketId }, moment()),
      ),
    endByRule: (ticketId: number, lastDay: string) =>
      inChange(async (change) => {
        const [inHand] = await tickets.take(change.tx, { ...request(), ids: [ticketId] });
        if (!inHand) throw new Error('no such ticket');
        await tickets.endByRule(change, [{ row: inHand.row, lastDay: day(lastDay) }], moment());
      }),
    /** Continues a ticket from a day on as what it becomes; the id of the new one, 0 when the ticket is over. */
    edit: (ticketId: number, from: string, edited: Edited = {}) =>
      inChange(async (change) => {
        const [inHand] = await tickets.take(change.tx, { ...request(), ids: [ticketId] });
        const continued = editOf(inHand, day(from), edited);
        const [made] = await tickets.continue(change, continued, moment());
        return made?.id ?? 0;
      }).then(({ reply }) => reply),
    /** Orders for slots as a service does: locks them, looks who holds them, and issues; 0 when somebody does. */
    orderIfFree: (draft: TicketDraft, slots: readonly Slot[]) =>
      inChange(async (change) => {
        const keys = await lockSlots(change.tx, tenant, slots);
        const held = [
          ...(await findHeldTickets(change.tx, keys)).values(),
          ...(await findHeldTickets(change.tx, keys, 'holder')).values(),
        ].flat();
        const days = { startDate: draft.startDate, expirationDate: draft.expirationDate ?? null };
        if (held.some((other) => doDaysOverlap(other, days))) return 0;
        const [made] = await tickets.issue(change, [draft], moment());
        return made?.id ?? 0;
      }).then(({ reply }) => reply),
  };
}

type Edited = Pick<ContinuedTicket, 'becomes' | 'agreement'> & {
  readonly product?: Partial<ContinuedTicket['product']>;
};

function editOf(
  inHand: TicketInHand | null | undefined,
  newStart: Temporal.PlainDate,
  { product, ...edited }: Edited,
): ContinuedTicket[] {
  if (!inHand) throw new Error('no such ticket');
  const { row, today } = inHand;
  if (!mayContinueFrom(ruledTicket(row, today), newStart)) return [];
  const lastDay = newStart.subtract({ days: 1 });
  const sold = { ...productOf(row), ...product };
  return [{ kind: 'edit-ticket', row, newStart, lastDay, product: sold, ...edited }];
}
