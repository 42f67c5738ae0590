import { invoicingIntervals } from '@takst/domain/customers/agreements/invoicing-interval.ts';
import {
  billedThrough,
  closableMonths,
  lastClosableMonth,
} from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { dueDateOf } from '@takst/domain/billing/invoices/payment-status.rules.ts';
import {
  slowlyBilledThrough,
  slowlyClosableMonth,
  slowlyClosableMonths,
} from '@takst/domain/billing/invoices/test-slow-periods.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';

/** `npm run trial:invoice-periods`: every hour of 2024 to 2029 through the rules of periods and due dates, and through second ones. */
const osloDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });
const end = Temporal.Instant.from('2030-01-01T00:00:00Z');
const deadlines = [1, 14, 30, 90];
/** In which an operator may have begun. */
const firstMonths = ['2024-01-01', '2026-12-01', '2029-12-01'].map((text) =>
  Temporal.PlainDate.from(text),
);

/** Days counted one by one, by midnights in UTC. */
const slowlyDue = (day: Temporal.PlainDate, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

let [hours, differences] = [0, 0];
const compare = (what: string, one: unknown, other: unknown) => {
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  differences += 1;
  console.log(`${what}: ${JSON.stringify(one)}, not ${JSON.stringify(other)}`);
};

let previousDay = '';
for (
  let moment = Temporal.Instant.from('2024-01-01T00:00:00Z');
  Temporal.Instant.compare(moment, end) < 0;
  moment = moment.add({ hours: 1 })
) {
  hours += 1;
  const day = businessDayOf(moment);
  compare(`the day at ${moment}`, String(day), osloDay.format(moment.epochMilliseconds));
  // The other rules ask the day alone.
  if (previousDay === String(day)) continue;
  previousDay = String(day);
  compare(`the month on ${day}`, lastClosableMonth(day), slowlyClosableMonth(day));
  for (const first of firstMonths) {
    const months = closableMonths(first, day);
    compare(`all months on ${day}`, months, slowlyClosableMonths(first, day));
  }
  for (const interval of invoicingIntervals) {
    const second = slowlyBilledThrough(interval, day);
    compare(`${interval} on ${day}`, billedThrough[interval](day), second);
  }
  for (const days of deadlines) {
    compare(`due after ${days}`, String(dueDateOf(day, days)), slowlyDue(day, days));
  }
}
console.log(`${hours} hours, ${differences} differences`);
process.exit(differences > 0 ? 1 : 0);
