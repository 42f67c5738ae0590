import { describe, expect, test } from 'vitest';
import { faultsInInvoices } from '#billing/invoices/test-issued.query.ts';
import { breakablePortal } from './test-breaks.ts';
import {
  leaveWork,
  type Life,
  lifeIn,
  live,
  newPeople,
  nextDay,
  randomStretches,
  type Stretch,
} from './test-daily-life.ts';
import { linesOfMonths, monthsBeforeLateCodes } from './test-late-codes.query.ts';
import {
  invoicedContent,
  leftovers,
  paymentCount,
  sumsOfAgreements,
} from './test-outcome.query.ts';

/** `npm run trial:off-weeks` asks for two years, and for more between the breaks. */
const days = Number(process.env['OFF_WEEKS_DAYS'] ?? 16);
const maxSteps = Number(process.env['OFF_WEEKS_STEPS'] ?? 8);
const seed = Number(process.env['OFF_WEEKS_SEED'] ?? 7);
const minuteMs = 60_000;

async function passDays(lives: readonly Life[], count: number): Promise<void> {
  for (let day = 0; day < count; day += 1) await Promise.all(lives.map(nextDay));
}

/** The same work in both portals; only the second is off after it. */
async function spendStretch([steady, broken]: readonly [Life, Life], stretch: Stretch) {
  const lives = [steady, broken];
  for (const life of lives) newPeople(life);
  for (const step of stretch.steps) {
    await passDays(lives, step.days);
    for (const life of lives) await live(life, step);
  }
  for (const life of lives) await leaveWork(life);
  await broken.breakable.stop();
  await passDays(lives, stretch.daysOff);
  broken.years.portal = await broken.breakable.start();
  await passDays(lives, 1);
}

/** What a portal has done, but for lines that the other one rightly has not. */
const outcomeOf = async (
  { breakable: { database }, paid, years }: Life,
  without: readonly number[] = [],
) => ({
  invoiced: await invoicedContent(database, without),
  sums: await sumsOfAgreements(database, without),
  leftovers: await leftovers(database, years.today),
  lostPayments: paid - (await paymentCount(database)),
  faults: (await faultsInInvoices(database)).filter((fault) => !fault.endsWith('and its holder')),
});

describe('a portal that is off for days to months', () => {
  test(
    'has done in the end what a portal has done that was never off, but for add-ons before their late code',
    async () => {
      const portals = [await breakablePortal(), await breakablePortal()] as const;
      try {
        const [steady, broken] = [await lifeIn(portals[0]), await lifeIn(portals[1])];
        for (const stretch of randomStretches({ days, seed, maxSteps })) {
          await spendStretch([steady, broken], stretch);
        }
        const outcome = await outcomeOf(broken);
        const uncharged = await monthsBeforeLateCodes(portals[1].database, broken.years.today);
        const without = await linesOfMonths(portals[0].database, uncharged);
        expect(outcome).toEqual(await outcomeOf(steady, without));
        expect(outcome).toMatchObject({ faults: [], lostPayments: 0 });
        expect(outcome.invoiced.length).toBeGreaterThan(days);
        expect(portals.flatMap(({ reported }) => reported)).toEqual([]);
      } finally {
        for (const portal of portals) await portal.drop();
      }
    },
    // A second for a day of both portals, and a busy machine takes ten times as long as an idle one.
    (days + 120) * 1_000 + 15 * minuteMs,
  );
});
