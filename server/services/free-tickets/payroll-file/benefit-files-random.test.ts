import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  placeFreeTickets,
  placeOwnShare,
} from '#services/free-tickets/book/test-book-world.store.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { loadProjectData } from '#app/reference-data/load-reference-data.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { benefitFilesIn } from './test-benefit-files.ts';
import {
  bookedIn,
  cancelTicket,
  changeEmployeeId,
  closedMonths,
  toldIn,
} from './test-benefit-world.store.ts';

const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  const { runOn } = await billing(portal.database);
  await portal.database.transaction((tx) => loadProjectData(tx, ['taxable-products.json']));
  return Object.assign(portal, { runOn });
});

const day = (days: number) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString();
const person = fc.nat({ max: 4 });
const order = fc.record({
  act: fc.constant('order' as const),
  person,
  from: fc.nat({ max: 100 }),
  nrOfZones: fc.constantFrom(1, 2),
  length: fc.option(fc.nat({ max: 70 })),
});
const step = fc.oneof(
  { arbitrary: order, weight: 2 },
  fc.record({ act: fc.constant('renumber' as const), person, to: person }),
  fc.record({ act: fc.constant('cancel' as const), place: fc.nat({ max: 8 }) }),
  fc.record({ act: fc.constant('share' as const), kroner: fc.constantFrom(0, 50, 900) }),
  fc.record({ act: fc.constant('close' as const) }),
  fc.record({ act: fc.constant('month' as const) }),
  fc.record({ act: fc.constant('changes' as const), isOfThisMonth: fc.boolean() }),
);

/** The runs of the first half of 2026: each closes the month before. */
const runDays = ['2026-02-07', '2026-03-07', '2026-04-07', '2026-05-07', '2026-06-07'];

describe('files of changes', () => {
  portalTest(
    'have told with those before them what the book has, whatever happened between',
    async (portal) => {
      const { database } = portal;
      let compared = 0;
      const property = fc.asyncProperty(
        fc.array(order, { minLength: 2, maxLength: 4 }),
        fc.array(step, { minLength: 8, maxLength: 22 }),
        async (orders, steps) => {
          portal.clock.set('2026-01-20T10:00:00+01:00');
          const { company, make } = await benefitFilesIn(portal);
          const [agreementId] = company.departments;
          const ticketIds: number[] = [];
          const runs = [...runDays];
          let open = '2026-01-01';
          const reportedAmounts = async (months: readonly string[]) =>
            (await toldIn(database, company.id)).filter((line) =>
              months.includes(line.slice(0, 7)),
            );
          /** After a file of changes the closed months, and the chosen one, are told as they are. */
          const compare = async (chosenMonth: string) => {
            const months = [...(await closedMonths(database, company.id)), chosenMonth.slice(0, 7)];
            const booked = await bookedIn(database, company, open);
            expect(await reportedAmounts(months)).toEqual(
              booked.filter((line) => months.includes(line.slice(0, 7))),
            );
            compared += booked.length;
          };
          for (const one of [
            ...orders,
            ...steps,
            { act: 'changes', isOfThisMonth: true } as const,
          ]) {
            switch (one.act) {
              case 'order': {
                const { from, length, nrOfZones } = one;
                const number = String(100 + one.person);
                const to = length === null ? null : day(from + length);
                const ticketFacts = {
                  agreementId,
                  from: day(from),
                  to,
                  nrOfZones,
                  employeeId: number,
                };
                const name = `P${ticketIds.length}`;
                ticketIds.push(
                  ...(await placeFreeTickets(database, company, [
                    { person: name, ...ticketFacts },
                  ])),
                );
                break;
              }
              case 'renumber': {
                const numbers = { from: String(100 + one.person), to: String(200 + one.to) };
                await changeEmployeeId(database, { companyId: company.id, ...numbers });
                break;
              }
              case 'cancel':
                await cancelTicket(database, company.id, ticketIds[one.place] ?? 0);
                break;
              case 'share': {
                const share = { agreementId, from: open, amountOre: one.kroner * 100 };
                await placeOwnShare(database, company, share).catch(() => undefined);
                break;
              }
              case 'close': {
                const runDay = runs.shift();
                if (runDay === undefined) break;
                portal.clock.set(`${runDay}T10:00:00+01:00`);
                await portal.runOn(runDay);
                open = Temporal.PlainDate.from(runDay).with({ day: 1 }).toString();
                break;
              }
              case 'month':
                await make('month', open);
                break;
              case 'changes': {
                const month = one.isOfThisMonth ? open : '2025-12-01';
                const { status, json } = await make('changes', month);
                expect(
                  status === 200 || (json as { code: string }).code === 'NOTHING_TO_REPORT',
                ).toBe(true);
                await compare(month);
                expect((await make('changes', month)).json).toEqual({ code: 'NOTHING_TO_REPORT' });
                break;
              }
            }
          }
        },
      );
      await fc.assert(property, { numRuns: 12 });
      expect(compared).toBeGreaterThan(50);
    },
    300_000,
  );
});
