import { startInvoiceRun } from '@takst/contract/billing/invoices/run/start-invoice-run.contract.ts';
import { nextClosing } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { batchesOf, rightRow } from '#ticketing/batches/test-batches.ts';
import { camt054File } from '#billing/invoices/payments/test-camt054.ts';
import { paying } from '#billing/invoices/payments/test-paying.ts';
import { setInterval } from '#billing/invoices/test-billing-world.store.ts';
import { take } from '#billing/invoices/year/test-steps.ts';
import {
  acts,
  beginYear,
  firstDay,
  type Step,
  type Years,
  yearsOf,
} from '#billing/invoices/year/test-year.ts';
import type { BreakablePortal } from './test-breaks.ts';
import { unpaidInvoices } from './test-outcome.query.ts';

/** Days on which the portal is used, and those on which it is off after that. */
export type Stretch = { readonly steps: readonly Step[]; readonly daysOff: number };

/** A run is what the schedule does, and a refund needs to know which of equal lines it is about. */
const ownActs = acts.filter((act) => act !== 'run' && act !== 'refund');

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...ownActs, 'order', 'order', 'redeem', 'end', 'pay', 'pay'),
  days: fc.nat({ max: 6 }),
  person: fc.nat({ max: 3 }),
  zone: fc.nat({ max: 3 }),
  day: fc.nat({ max: 23 }),
  other: fc.nat({ max: 99 }),
});

/** Monthly runs that the first break misses. A run that looked back two months alone would lose the first. */
const missedRuns = 3;

const daysOf = (steps: readonly Step[]): number => steps.reduce((sum, { days }) => sum + days, 0);

/** The days from a day until the day after the last missed run. */
function daysOffAfter(day: Temporal.PlainDate): number {
  const lastRun = nextClosing(day).day.add({ months: missedRuns - 1 });
  return day.until(lastRun.add({ days: 1 })).days;
}

type Work = {
  /** Days that the work lasts at least. */
  readonly days: number;
  readonly seed: number;
  /** The most steps of a stretch. */
  readonly maxSteps: number;
};

/** Random work until so many days have passed, with breaks of a day to three months in between. */
export function randomStretches({ days, seed, maxSteps }: Work): Stretch[] {
  const [samples = []] = fc.sample(
    fc.array(
      fc.record({
        steps: fc.array(step, { minLength: 6, maxLength: maxSteps }),
        daysOff: fc.oneof(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 15, max: 92 })),
      }),
      { minLength: days, maxLength: days, size: 'max' },
    ),
    { numRuns: 1, seed },
  );
  let passed = 0;
  const stretches = samples.map((sample, at) =>
    at === 0
      ? { ...sample, daysOff: daysOffAfter(firstDay.add({ days: daysOf(sample.steps) })) }
      : sample,
  );
  return stretches.filter(({ steps, daysOff }) => {
    const isWanted = passed < days;
    passed += daysOff + daysOf(steps);
    return isWanted;
  });
}

/** A portal with people who use it. */
export async function lifeIn(breakable: BreakablePortal) {
  const years: Years = await yearsOf(breakable.portal());
  const { agreementIds } = years;
  const [first = 0] = agreementIds;
  await setInterval(breakable.database, first, 'QUARTERLY');
  return { breakable, years, sentFiles: [] as string[], paid: 0 };
}

export type Life = Awaited<ReturnType<typeof lifeIn>>;

/** Lets a day begin: what is due by 10:00 UTC is done, if the portal is on. */
export async function nextDay({ breakable, years }: Life): Promise<void> {
  years.today = years.today.add({ days: 1 });
  breakable.clock.set(`${years.today}T10:00:00Z`);
  await breakable.settle();
}

export async function live(life: Life, step: Step): Promise<void> {
  if (step.act === 'pay') await pay(life, step);
  else await take(life.years, { ...step, days: 0 });
}

export function newPeople({ years }: Life): void {
  beginYear(years);
}

/** Pays what is open by a file of the bank; sometimes an earlier file is read once more. */
async function pay(life: Life, { other }: Step): Promise<void> {
  const { breakable, years } = life;
  const bank = await paying(breakable.portal());
  const open = await unpaidInvoices(breakable.database, years.company.id);
  const earlier = life.sentFiles[other % Math.max(1, life.sentFiles.length)];
  if (earlier !== undefined && other % 3 === 0) await bank.send(earlier);
  if (open.length === 0) return;
  const file = camt054File(
    open.map(({ kid, openOre }) => ({
      kid,
      kroner: (openOre / 100).toFixed(2),
      day: String(years.today),
    })),
    `${years.today}-${life.sentFiles.length}`,
  );
  expect(await bank.send(file)).toMatchObject({ status: 200 });
  life.sentFiles.push(file);
  life.paid += open.length;
}

/** Starts a batch of orders and an invoice run, and does not wait for them. */
export async function leaveWork({ breakable, years }: Life): Promise<void> {
  const portal = breakable.portal();
  const startDate = String(years.today.with({ day: 1 }).add({ months: 5 }));
  const batches = batchesOf(portal, { company: years.company });
  const rows = Array.from({ length: 12 }, (_, at) =>
    rightRow({ employeeId: `${years.today} ${at}` }),
  );
  const id = await batches.checked(rows, { startDate });
  expect(await batches.run(id, 'start')).toMatchObject({ status: 200 });
  expect(await portal.callAs(portal.user('operator'), startInvoiceRun, {})).toMatchObject({
    status: 200,
  });
}
