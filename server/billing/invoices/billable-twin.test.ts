import {
  chargeIn,
  chargedTicketIn,
} from '@takst/domain/services/company-tickets/change-effect.rules.ts';
import { closableMonths } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { vatIncludedIn } from '@takst/domain/platform/money/vat.rules.ts';
import { priceInForce } from '@takst/domain/catalogue/products/price.rules.ts';
import {
  isChargedForCode,
  isSubscriptionCharged,
} from '@takst/domain/services/subscriptions/charged-subscription.rules.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { productsFrom } from '#catalogue/products/products.public.ts';
import {
  type PlacedCompany,
  placeBilledCompanies,
  placePrice,
  placeSubscription,
  placeTickets,
  type TicketToPlace,
} from './test-billing-world.store.ts';
import { faultsInInvoices, linesOf } from './test-issued.query.ts';
import type { Billing } from './test-billing.ts';
import { billingTest } from './test-runs.ts';
import { findMonth } from './months/month.query.ts';
import { testScope } from '#testing/test-scope.ts';

const tenant = 'ruter';
const runDay = Temporal.PlainDate.from('2026-03-07');
const months = closableMonths(Temporal.PlainDate.from('2026-01-01'), runDay);

/** Days around the months that are closed, so that they meet often. */
const day = fc
  .integer({ min: 0, max: 110 })
  .map((days) => Temporal.PlainDate.from('2025-12-01').add({ days }));

/** Just after midnight in Oslo: another day in UTC. */
const earlyOn = (date: Temporal.PlainDate) =>
  date.toZonedDateTime({ timeZone: 'Europe/Oslo', plainTime: '00:30' }).toInstant();

const ticketDraft = fc.record({
  company: fc.nat({ max: 4 }),
  agreement: fc.nat({ max: 1 }),
  person: fc.nat({ max: 3 }),
  nrOfZones: fc.constantFrom(1, 1, 2, 3),
  profileId: fc.constantFrom('ADULT', 'ADULT', 'SENIOR'),
  startDate: day,
  expirationDate: fc.option(day, { freq: 3 }),
  endedOn: fc.option(day, { freq: 3 }),
  downloaded: fc.boolean(),
  shown: fc.boolean(),
  cancelled: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});
type TicketDraft = typeof ticketDraft extends fc.Arbitrary<infer W> ? W : never;

function ticketOf(one: TicketDraft, companies: readonly PlacedCompany[]): TicketToPlace {
  const company = companies[one.company];
  const holderId = company?.people[one.person];
  if (!company || holderId === undefined) throw new Error('no such person');
  return {
    tenant,
    companyId: company.id,
    agreementId: company.agreements[one.agreement === 0 ? 0 : 1],
    holderId,
    nrOfZones: one.nrOfZones,
    profileId: one.profileId,
    startDate: one.startDate,
    expirationDate: one.expirationDate,
    endedAt: one.endedOn && earlyOn(one.endedOn),
    downloaded: one.downloaded,
    shown: one.shown,
    cancelled: one.cancelled,
  };
}

/** What is to be billed, by the rules of the domain, person by person and month by month. */
async function slowLines(
  { database }: Billing,
  tickets: readonly (TicketToPlace & { id: number })[],
): Promise<string[]> {
  const products = await productsFrom(database, tenant, Temporal.PlainDate.from('2025-12-01'));
  const sold = products
    .filter(({ services }) => services.includes('company-tickets'))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))[0];
  const priced = tickets
    .filter(({ cancelled }) => !cancelled)
    .toSorted(
      (one, other) =>
        Temporal.PlainDate.compare(other.startDate, one.startDate) || other.id - one.id,
    )
    .map((ticket) => {
      const prices = sold?.prices.filter(({ profileId }) => profileId === ticket.profileId) ?? [];
      return {
        ...ticket,
        expirationDate: ticket.expirationDate ?? null,
        isHandedOut: (ticket.downloaded ?? false) || (ticket.shown ?? false),
        endedOn: ticket.endedAt ? businessDayOf(ticket.endedAt) : null,
        priceIn: (month: Temporal.PlainDate) =>
          priceInForce(prices, { nrOfZones: ticket.nrOfZones, on: month })?.priceOre ?? null,
      };
    });
  const people = Object.values(Object.groupBy(priced, ({ holderId }) => String(holderId)));
  return people.flatMap((own = []) =>
    months.flatMap((month) => {
      const [price, ticket] = [chargeIn(own, month), chargedTicketIn(own, month)];
      if (!price || !ticket) return [];
      const vat = vatIncludedIn(price, 12);
      return [`${ticket.agreementId} ${month} ticket ${ticket.id}: ${price}, VAT ${vat}`];
    }),
  );
}

describe('what tickets are billed', () => {
  billingTest(
    'is the same in SQL as by the rules of what a month costs, for any tickets of a person',
    async (billing) => {
      const { database } = billing;
      let lines = 0;
      const many = fc.array(ticketDraft, { minLength: 30, maxLength: 40 });
      await fc.assert(
        fc.asyncProperty(many, async (ticketDrafts) => {
          const companies = await placeBilledCompanies(database, {
            tenant,
            companies: 5,
            people: 4,
          });
          const tickets = ticketDrafts.map((one) => ticketOf(one, companies));
          const ids = await placeTickets(database, tickets);
          const expected = await slowLines(
            billing,
            tickets.map((ticket, place) => ({ ...ticket, id: ids[place] ?? 0 })),
          );
          await billing.runOn(String(runDay));
          const billed = await linesOf(
            database,
            companies.map(({ id }) => id),
          );
          expect(
            billed
              .map(
                (line) =>
                  `${line.agreement_id} ${line.period_start} ticket ${line.related_id}: ${line.price_ore}, VAT ${line.vat_ore}`,
              )
              .toSorted(),
          ).toEqual(expected.toSorted());
          lines += billed.length;
        }),
        { numRuns: 6, endOnFailure: true },
      );
      expect(lines).toBeGreaterThan(60);
      expect(await faultsInInvoices(database)).toEqual([]);
    },
  );

  billingTest(
    'waits under all agreements of a person while one of their tickets has no price',
    async (billing) => {
      const { database } = billing;
      const [company] = await placeBilledCompanies(database, {
        tenant,
        companies: 1,
        people: 2,
        from: '2026-02-01',
      });
      if (!company) throw new Error('no company');
      await placeTickets(database, [
        {
          tenant,
          companyId: company.id,
          agreementId: company.agreements[1],
          holderId: company.people[0] ?? 0,
          startDate: Temporal.PlainDate.from('2026-02-01'),
          nrOfZones: 8,
        },
      ]);
      await billing.runOn('2026-03-07');
      expect(await linesOf(database, [company.id])).toEqual([]);
      await placePrice(database, 8, 9_999_00);
      await billing.runOn('2026-03-08');
      // The dearer one of the person, and the other person's.
      const lines = await linesOf(database, [company.id]);
      expect(new Set(lines.map(({ agreement_id }) => agreement_id))).toEqual(
        new Set(company.agreements),
      );
      expect(lines).toHaveLength(2);
    },
  );

  billingTest(
    'is the same of subscriptions, whose code was drawn or not, as by the rules of the domain',
    async (billing) => {
      const { database } = billing;
      const [company] = await placeBilledCompanies(database, { tenant, companies: 1, people: 1 });
      if (!company) throw new Error('no company');
      const ticketDrafts = fc.sample(
        fc.record({
          startDate: day,
          expirationDate: fc.option(day, { freq: 5 }),
          codeDrawnOn: fc.option(day, { freq: 4 }),
        }),
        { numRuns: 300, seed: 22 },
      );
      const open = ['2026-03-01', '2026-04-01'].map((month) => Temporal.PlainDate.from(month));
      const expected: string[] = [];
      for (const { codeDrawnOn, ...days } of ticketDrafts) {
        const { id } = await placeSubscription(database, {
          ...days,
          tenant,
          companyId: company.id,
          agreementId: company.agreements[0],
          holderId: company.people[0] ?? 0,
          type: 'JOULE',
          codeDrawnAt: codeDrawnOn && earlyOn(codeDrawnOn),
        });
        expected.push(
          ...[...months, ...open]
            .filter((month) =>
              isSubscriptionCharged({ ...days, codeDrawnOn }, { month, today: runDay }),
            )
            .map((month) => `${month} ${id}`),
        );
      }
      await billing.runOn(String(runDay));
      const closedLines = await linesOf(database, [company.id]);
      const billed = closedLines.map((line) => `${line.period_start} ${line.related_id}`);
      const reach = {
        scope: testScope([company.id]),
        companyId: company.id,
        services: ticketServices,
        serviceIds: ['company-tickets'] as const,
        today: runDay,
      };
      for (const month of open) {
        const { lines } = await findMonth(database, reach, month);
        billed.push(...lines.map(({ relatedId }) => `${month} ${relatedId}`));
      }
      expect(billed.toSorted()).toEqual(expected.toSorted());
      const hasCode = ({ codeDrawnOn }: (typeof ticketDrafts)[number]) => codeDrawnOn !== null;
      const forCode = ticketDrafts.filter((one) =>
        isChargedForCode({ ...one, hasCode: hasCode(one) }),
      );
      expect(forCode.length).toBeGreaterThan(10);
    },
  );

  billingTest('counts the day on which an end was set in Oslo', async (billing) => {
    const { database } = billing;
    const [company] = await placeBilledCompanies(database, { tenant, companies: 1, people: 2 });
    if (!company) throw new Error('no company');
    // Redeemed and ended: on its first day, an hour before midnight in UTC, and on the day before.
    const moments = ['2026-02-10T00:30:00+01:00', '2026-02-09T23:30:00+01:00'];
    const [charged] = await placeTickets(
      database,
      company.people.map((holderId, place) => ({
        tenant,
        companyId: company.id,
        agreementId: company.agreements[0],
        holderId,
        nrOfZones: 1,
        startDate: Temporal.PlainDate.from('2026-02-10'),
        expirationDate: Temporal.PlainDate.from('2026-02-09'),
        endedAt: Temporal.Instant.from(moments[place] ?? ''),
        downloaded: true,
      })),
    );
    await billing.runOn(String(runDay));
    const lines = await linesOf(database, [company.id]);
    expect(lines.map(({ related_id }) => related_id)).toEqual([charged]);
  });
});
