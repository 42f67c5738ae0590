import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { personIn, personStep } from '#services/free-tickets/edit/test-person.ts';
import { departmentsOf, freeCompany } from '#services/free-tickets/test-free-order.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { databaseName } from '#testing/test-database.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { placeOwnShare, placePriceFrom } from '../book/test-book-world.store.ts';
import {
  bookedAmounts,
  freePricesOnFile,
  invoicedAmounts,
  shownMonth,
  sumsOfBook,
} from './test-free-year.store.ts';
import { type DatedShare, type Ledger, type LedgerTicket, slowBook } from './test-slow-book.ts';

/** `npm run trial:random-year` asks for whole years on both databases. */
const wholeYears = process.env['YEARS'];
const numRuns = Number(wholeYears ?? 1);
const isWhole = wholeYears !== undefined || databaseName === 'PostgreSQL';
const months = isWhole ? 12 : 4;
const people = isWhole ? 3 : 2;

const act = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('person' as const), step: personStep }) },
  fc.record({
    kind: fc.constantFrom('price' as const, 'taxed-price' as const, 'own-share' as const),
    ore: fc.integer({ min: 0, max: 150_000 }),
    ahead: fc.integer({ min: 0, max: 40 }),
  }),
);
const step = fc.record({ person: fc.nat({ max: people - 1 }), days: fc.nat({ max: 12 }), act });
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
const steps = fc.array(step, { minLength: months * 3, maxLength: months * 4, size: 'max' });

const profiles: Readonly<Record<number, string>> = { 1: 'ADULT', 2: 'CHILD', 4: 'SENIOR' };

/** A company in which years go by, with a ledger of the answers to its calls. */
async function freeYears(portal: TestPortal) {
  const { database } = portal;
  const company = freeCompany(portal);
  const departments = departmentsOf(company);
  portal.clock.set(firstMoment);
  const test = await billing(database, ticketServices);
  let today = portal.clock.today();
  const ledger: Ledger & { prices: Ledger['prices'][number][]; shares: DatedShare[] } = {
    tickets: new Map(),
    prices: await freePricesOnFile(database),
    shares: [],
  };
  let numbered = 0;

  const companyKey = () => ({
    tenant: company.tenant,
    id: company.id,
    departments: [0, 0] as const,
  });
  const changePrice = async (productId: string, from: Temporal.PlainDate, ore: number) => {
    // Two zones of an adult, which everybody may choose.
    const price = { productId, profileId: 'ADULT', nrOfZones: 2, from };
    const isThere = ledger.prices.some(
      (one) => one.productId === productId && one.from.equals(from) && one.nrOfZones === 2,
    );
    if (isThere) return;
    await placePriceFrom(database, {
      tenant: 'ruter',
      productId,
      nrOfZones: 2,
      from: String(from),
      priceOre: ore,
    });
    ledger.prices.push({ ...price, ore });
  };
  const setShare = async (from: Temporal.PlainDate, ore: number) => {
    const agreementId = departments[ore % departments.length] ?? 0;
    if (ledger.shares.some((one) => one.agreementId === agreementId && one.from.equals(from)))
      return;
    await placeOwnShare(database, companyKey(), {
      agreementId,
      from: String(from),
      amountOre: ore,
    });
    ledger.shares.push({ agreementId, from, ore });
  };

  /** Closes the month before, and compares it with the slow second way. */
  const closeMonth = async (): Promise<number> => {
    portal.clock.set(`${today}T02:17:00Z`);
    await anonymiseAll(portal, { service: ticketServices['free-tickets'] });
    const month = firstOfMonth(today).subtract({ months: 1 });
    const expected = slowBook(ledger, month);
    const monthRequest = { companyId: company.id, month, today };
    const open = await shownMonth(database, monthRequest);
    expect(open.filter(({ isClosed }) => isClosed)).toEqual([]);
    await test.runOn(String(today));
    // The closed lines are those that pages showed before, also with other people in the company.
    expect(await shownMonth(database, monthRequest)).toEqual(
      open.map((line) => ({ ...line, isClosed: true })),
    );
    const ids = [...ledger.tickets.keys()];
    const booked = await bookedAmounts(database, ids, month);
    const personOf = (id: number) => ledger.tickets.get(id)?.person ?? 0;
    const lines = booked
      .toSorted((one, other) => personOf(one.ticketId) - personOf(other.ticketId))
      .map(
        ({ ticketId, agreementId, priceOre, taxOre }) =>
          `${personOf(ticketId)} ${ticketId} ${agreementId}: ${priceOre} ${taxOre ?? 'none'}`,
      );
    expect(lines, `the book of ${month}`).toEqual(expected);
    const invoiced = await invoicedAmounts(database, ids, month);
    const paid = booked.filter(({ priceOre }) => priceOre > 0);
    expect(invoiced, `the invoice of ${month}`).toEqual(
      new Map(paid.map(({ ticketId, priceOre }) => [ticketId, priceOre])),
    );
    return lines.length;
  };

  return {
    /** The months before are those of the world, which are closed without lines. */
    placedIn: { companyId: company.id, from: firstOfMonth(today) },
    today: () => today,
    async newPeople() {
      return Promise.all(
        Array.from({ length: people }, async () => ({
          number: (numbered += 1),
          ...(await personIn(portal)),
        })),
      );
    },
    /** Lets days go by; on each 7th the month before is closed. Answers how many lines were compared. */
    async passDays(days: number): Promise<number> {
      let compared = 0;
      for (let day = 0; day < days; day += 1) {
        today = today.add({ days: 1 });
        if (today.day === 7) compared += await closeMonth();
      }
      portal.clock.set(`${today}T10:00:00+01:00`);
      return compared;
    },
    /** Notes the tickets of a person as the portal tells them now; what is erased stays as it was. */
    async note({ number, tickets }: Awaited<ReturnType<typeof personIn>> & { number: number }) {
      for (const ticket of await tickets()) {
        const noted: LedgerTicket = {
          id: ticket.id,
          person: number,
          agreementId: ticket.agreementNumber,
          profileId: profiles[ticket.profile] ?? '',
          nrOfZones: ticket.nrOfZones,
          start: Temporal.PlainDate.from(ticket.startDate),
          end: ticket.expirationDate ? Temporal.PlainDate.from(ticket.expirationDate) : null,
          isCancelled: ticket.status === 'cancelled' || ticket.status === 'failed',
        };
        ledger.tickets.set(ticket.id, noted);
      }
    },
    async act({ kind, ore, ahead }: Exclude<Step['act'], { kind: 'person' }>) {
      const from = today.add({ days: ahead });
      if (kind === 'own-share') await setShare(firstOfMonth(from.add({ months: 1 })), ore);
      else await changePrice(kind === 'price' ? 'free-ticket' : 'period-30-days', from, ore);
    },
  };
}

const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  return { ...portal, years: await freeYears(portal) };
});

describe('a year of random orders, edits, ends and prices of free tickets', () => {
  portalTest(
    'is charged and taxed as a slow second way says, month by month',
    async ({ years, database }) => {
      let lines = 0;
      await fc.assert(
        fc.asyncProperty(steps, async (all) => {
          const persons = await years.newPeople();
          for (const person of persons) await years.note(person);
          const end = years.today().add({ months }).with({ day: 8 });
          for (const { person: place, days, act: done } of all) {
            const person = persons[place];
            if (!person) continue;
            lines += await years.passDays(days);
            if (done.kind !== 'person') await years.act(done);
            else if (done.step.kind !== 'pass') await person.take(done.step);
            await years.note(person);
          }
          const remainingDays = years.today().until(end, { largestUnit: 'days' }).days;
          lines += await years.passDays(Math.max(0, remainingDays));
        }),
        { numRuns, endOnFailure: true },
      );
      expect(lines).toBeGreaterThan(months * numRuns);
      const sums = await sumsOfBook(database, years.placedIn);
      expect(sums.months).toBe(sums.lines);
    },
    600_000,
  );
});
