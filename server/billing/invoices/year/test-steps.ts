import { endSubscription } from '@takst/contract/services/subscriptions/end-subscription.contract.ts';
import { cancelPendingSubscription } from '@takst/contract/services/subscriptions/cancel-pending-subscription.contract.ts';
import { refundLine } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { orderIn } from '#services/company-tickets/test-order.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import type { LedgerEntry } from './test-slow-invoices.ts';
import { passDays, type Step, type Years } from './test-year.ts';
import { insertPrice, invoicedLines } from './test-year.store.ts';

const zoneChoices = [
  { productId: 'company-ticket-oslo', nrOfZones: 1, zoneFrom: '1', zoneTo: '1' },
  { productId: 'company-ticket', nrOfZones: 1, zoneFrom: '2Ø', zoneTo: '2Ø' },
  { productId: 'company-ticket', nrOfZones: 2, zoneFrom: '1', zoneTo: '2Ø' },
  { productId: 'company-ticket', nrOfZones: 3, zoneFrom: null, zoneTo: null },
] as const;
const subscriptionTypes = ['JOULE', 'OTTO'] as const;

/** Does a step; what is refused leaves the ledger as it is. */
export async function take(years: Years, step: Step): Promise<void> {
  await passDays(years, step.days);
  if (step.act === 'run') return void (await years.billing.runOn(String(years.today)));
  if (step.act === 'price') return changePrice(years, step);
  if (step.act === 'refund') return refund(years, step);
  if (step.act === 'order') return order(years, step);
  if (step.act.includes('subscri')) return changeSubscription(years, step);
  return changeTicket(years, step);
}

const personOf = (years: Years, { person }: Step): number => Number(years.phones[person]);
const isDone = ({ status }: Answer): boolean => status === 200;
const idIn = ({ json }: Answer): number => (json as { id: number }).id;
const soldAs = (zone: number): string => {
  const { productId, nrOfZones } = zoneOf(zone);
  return `${productId} ${nrOfZones}`;
};
function zoneOf(zone: number) {
  const choice = zoneChoices[zone % zoneChoices.length];
  if (!choice) throw new Error('no such zones');
  return choice;
}
function zonesToOrder(zone: number) {
  const { zoneFrom, zoneTo } = zoneOf(zone);
  return { zoneFrom, zoneTo, validAllZones: zoneFrom === null };
}

/** Firsts of this month and the next ones, and any day soon. */
const startOf = ({ today }: Years, { day }: Step): Temporal.PlainDate =>
  day % 2 === 0 ? today.with({ day: 1 }).add({ months: day % 3 }) : today.add({ days: day });

/** The last days of months from the last one on, and any day soon. */
const lastDayOf = ({ today }: Years, { day }: Step): Temporal.PlainDate =>
  day % 4 === 3
    ? today.add({ days: day })
    : today
        .with({ day: 1 })
        .add({ months: day % 4 })
        .subtract({ days: 1 });

const newEntry = (
  entry: Pick<LedgerEntry, 'id' | 'person' | 'agreementId' | 'sold' | 'start'>,
) => ({
  ...entry,
  end: null,
  endedOn: null,
  isHandedOut: false,
  isCancelled: false,
  continuesId: null,
});

function agreementOf({ agreementIds }: Years, { other }: Step): number {
  const agreementId = agreementIds[other % agreementIds.length];
  if (agreementId === undefined) throw new Error('no agreement');
  return agreementId;
}

async function order(years: Years, step: Step): Promise<void> {
  const { portal, company, ledger } = years;
  const [start, agreementId] = [startOf(years, step), agreementOf(years, step)];
  const phone = years.phones[step.person] ?? '';
  const answer = await orderIn(portal)(
    {
      phone,
      agreementName: String(agreementId),
      startDate: String(start),
      ...zonesToOrder(step.zone),
    },
    { company },
  );
  if (!isDone(answer)) return;
  const id = idIn(answer);
  const person = personOf(years, step);
  ledger.tickets.set(id, newEntry({ id, person, agreementId, start, sold: soldAs(step.zone) }));
}

/** The newest entry of a person, or one before it. */
function pick(
  entries: Map<number, LedgerEntry>,
  person: number,
  { other }: Step,
): LedgerEntry | undefined {
  const own = [...entries.values()].filter((entry) => entry.person === person);
  return own.at(-1 - (other % 4 === 3 ? 1 : 0));
}

async function changeTicket(years: Years, step: Step): Promise<void> {
  const { portal, ledger, today } = years;
  const ticket = pick(ledger.tickets, personOf(years, step), step);
  if (!ticket) return;
  const hr = changesAs(portal);
  const alter = (facts: Partial<LedgerEntry>) =>
    ledger.tickets.set(ticket.id, { ...ticket, ...facts });
  /** Goes on as another ticket from a day on. */
  const goOn = (answer: Answer, start: Temporal.PlainDate, facts: Partial<LedgerEntry> = {}) => {
    if (!isDone(answer)) return;
    const id = idIn(answer);
    alter({ end: start.subtract({ days: 1 }), endedOn: today });
    const next = newEntry({ ...ticket, id, start });
    ledger.tickets.set(id, { ...next, ...facts, continuesId: ticket.id });
  };
  const laterOf = (day: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(ticket.start, day) > 0 ? ticket.start : day;
  switch (step.act) {
    case 'change-zone': {
      const lastDay = lastDayOf(years, step);
      const body = { ...zonesToOrder(step.zone), expiryDate: String(lastDay) };
      const answer = await hr.changeZone(ticket.id, body);
      return goOn(answer, lastDay.add({ days: 1 }), { sold: soldAs(step.zone) });
    }
    case 'change-agreement': {
      const agreementId = agreementOf(years, step);
      const answer = await hr.changeAgreement(ticket.id, String(agreementId));
      const next = laterOf(today.with({ day: 1 }).add({ months: 1 }));
      if (isDone(answer) && idIn(answer) !== ticket.id) goOn(answer, next, { agreementId });
      return;
    }
    case 'resend':
      return goOn(await hr.resend(ticket.id), laterOf(today));
    case 'end': {
      const lastDay = lastDayOf(years, step);
      const answer = await hr.end(ticket.id, String(lastDay));
      if (isDone(answer)) alter({ end: lastDay, endedOn: today });
      return;
    }
    case 'undo-end':
      if (isDone(await hr.undoEnd(ticket.id))) alter({ end: null, endedOn: null });
      return;
    case 'cancel':
      if (isDone(await hr.cancel(ticket.id))) cancel(years, ticket);
      return;
    case 'redeem':
      return redeem(years, ticket, step.other % 2 === 0);
  }
}

/** It gives its own end to the ticket that it was to continue, if that one is not over. */
function cancel({ ledger, today }: Years, ticket: LedgerEntry): void {
  ledger.tickets.set(ticket.id, { ...ticket, isCancelled: true });
  const previous = ledger.tickets.get(ticket.continuesId ?? 0);
  if (!previous?.end || Temporal.PlainDate.compare(previous.end, today) < 0) return;
  ledger.tickets.set(previous.id, { ...previous, end: ticket.end, endedOn: ticket.endedOn });
}

/** As the ticket app does it, of a ticket that is not over; or as its page does, of one that is valid. */
async function redeem(
  { portal, ledger, today }: Years,
  ticket: LedgerEntry,
  isByPage: boolean,
): Promise<void> {
  const isOver = ticket.end !== null && Temporal.PlainDate.compare(ticket.end, today) < 0;
  if (isOver || ticket.isCancelled || ticket.isHandedOut) return;
  const hasBegun = Temporal.PlainDate.compare(ticket.start, today) <= 0;
  const now = portal.clock.now();
  const facts =
    isByPage && hasBegun ? { shown_at: now } : { downloaded_at: now, app_id: `app ${ticket.id}` };
  await setTicketFacts(portal.database, ticket.id, facts);
  ledger.tickets.set(ticket.id, { ...ticket, isHandedOut: true });
}

async function changeSubscription(years: Years, step: Step): Promise<void> {
  const { portal, company, ledger, today } = years;
  const hr = portal.user('hr');
  const person = personOf(years, step);
  if (step.act === 'subscribe') {
    const [start, agreementId] = [startOf(years, step), agreementOf(years, step)];
    const type = subscriptionTypes[step.zone % 2] ?? 'JOULE';
    const phone = years.phones[step.person] ?? '';
    const answer = await subscribeIn(portal)(
      { phone, type, agreementId, startDate: String(start) },
      { company },
    );
    if (!isDone(answer)) return;
    const id = idIn(answer);
    ledger.subscriptions.set(id, newEntry({ id, person, agreementId, sold: type, start }));
    return;
  }
  const entry = pick(ledger.subscriptions, person, step);
  if (!entry) return;
  const { id } = entry;
  if (step.act === 'cancel-subscription') {
    const answer = await portal.callAs(hr, cancelPendingSubscription, { params: { id } });
    if (isDone(answer)) ledger.subscriptions.set(id, { ...entry, isCancelled: true });
    return;
  }
  const end = lastDayOf(years, step);
  const params = { id, isoDate: String(end) };
  const answer = await portal.callAs(hr, endSubscription, { params });
  if (!isDone(answer)) return;
  // Its code came with the order or on the morning of its first day: the pool never runs dry.
  const isHandedOut = Temporal.PlainDate.compare(entry.start, today) <= 0;
  ledger.subscriptions.set(id, { ...entry, end, endedOn: today, isHandedOut });
}

async function refund(years: Years, { other, day }: Step): Promise<void> {
  const { portal, company, refunds } = years;
  const lines = (await invoicedLines(portal.database, company.id)).filter(
    ({ invoiceId }) => invoiceId !== null,
  );
  const line = lines.at(-1 - (other % Math.max(1, lines.length)));
  if (!line?.invoiceId) return;
  const ore = day % 3 === 0 ? line.priceOre : Math.floor(line.priceOre / (1 + day));
  const answer = await portal.callAs(portal.user('operator'), refundLine, {
    params: { id: line.invoiceId, lineId: line.lineId },
    body: { amount: ore / 100, description: null },
  });
  if (isDone(answer)) refunds.set(line.lineId, (refunds.get(line.lineId) ?? 0) + ore);
}

/** From a day to come, as staff would; sometimes in the middle of a month. */
async function changePrice({ portal, ledger, today }: Years, step: Step): Promise<void> {
  const { productId, nrOfZones } = zoneOf(step.zone);
  const from = today.add({ days: 1 + step.day });
  const ore = 500_00 + 37 * (step.other + 100 * step.day);
  if (await insertPrice(portal.database, { productId, nrOfZones, from, ore })) {
    ledger.prices.push({ sold: `${productId} ${nrOfZones}`, from, ore });
  }
}
