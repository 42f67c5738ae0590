import { demoTenants } from './demo-tenants.ts';
import { lastDayForCurrentMonth } from '@takst/domain/platform/time/current-month.ts';
import {
  closableDays,
  lastClosableMonth,
  monthPeriod,
} from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';
import { ticketServices as services } from '@takst/server/app/areas/ticket-services.ts';
import type { Transaction } from '@takst/server/platform/db/database.ts';
import { setFirstMonth } from '@takst/server/billing/invoices/invoices.public.ts';
import { closeOpenPeriod } from '@takst/server/billing/invoices/closing/close-open-period.ts';
import {
  issueInvoices,
  lockNumbers,
} from '@takst/server/billing/invoices/run/issue-invoices.store.ts';
import {
  type OpenPeriod,
  saveClosedThrough,
} from '@takst/server/billing/invoices/closing/open-periods.store.ts';
import { advanceRun, finishRun, insertRun } from '@takst/server/billing/invoices/run/run.store.ts';
import { insertDeliveries } from '@takst/server/billing/invoices/delivery/delivery.store.ts';
import type { Places } from './demo-companies.store.ts';
import type { DemoCompany } from './demo-company.ts';
import { countTickets, placePayments } from './demo-payments.store.ts';
import { placeDelivered } from './demo-deliveries.store.ts';
import { placeRefunds } from './demo-refunds.ts';
import type { DemoWorld } from './demo-world-facts.ts';
import { mainCompany } from './login-draft.ts';

/** So many runs have been made: a year, an annual agreement's invoice among them. */
const runs = 13;
/**
 * A company with thousands of people came to the portal some runs ago, for the sake of the first start: its months before
 * were invoiced elsewhere.
 */
const runsOfLarge = 2;
const manyPeople = 1_000;

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0;

/** When runs closed a month: early on the 7ths until now, oldest first. */
function runMoments({ today, now }: DemoWorld['moment']) {
  const day = lastDayForCurrentMonth + 1;
  return Array.from({ length: runs + 1 }, (_, monthsAgo) => {
    const runDay = today.with({ day: 1 }).subtract({ months: monthsAgo }).with({ day });
    const at = runDay.toZonedDateTime({ timeZone: businessTimeZone, plainTime: '05:15' });
    return { today: runDay, now: at.toInstant() };
  })
    .filter((moment) => isBefore(moment.now, now))
    .slice(0, runs)
    .toReversed();
}

type RunRequest = {
  readonly tenant: TenantId;
  readonly companies: readonly number[];
  /** Those with a ticket counter, whose days are closed too. */
  readonly counters: readonly number[];
  /** The first day that no run has closed. */
  readonly firstOpenDay: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
  readonly isNewest: boolean;
};

/** The last month that a run of a day closes. */
const lastMonthOf = (today: Temporal.PlainDate, companies: readonly number[]) => ({
  bills: 'months' as const,
  period: monthPeriod(lastClosableMonth(today)),
  companies,
});

/** What a run closes: the last month that is over, and the days of ticket counters since the run before it. */
function openPeriodsOf({ companies, counters, firstOpenDay, today }: RunRequest): OpenPeriod[] {
  const days = closableDays(firstOpenDay, today);
  return [
    lastMonthOf(today, companies),
    ...(days && counters.length > 0
      ? [{ bills: 'days' as const, period: days, companies: counters }]
      : []),
  ];
}

/** Closes what is open and issues its invoices, by the statements of a run. */
async function placeRun(tx: Transaction, request: RunRequest): Promise<void> {
  const { tenant, companies, now } = request;
  const key = { tenant, runId: await insertRun(tx, { tenant, startedBy: null, now }) };
  await lockNumbers(tx, tenant);
  const openPeriods = openPeriodsOf(request);
  const closed = [];
  for (const open of openPeriods) {
    closed.push(await closeOpenPeriod(tx, { ...request, services, ...open }));
  }
  const leftPeriods = closed.flatMap(({ unpriced }) => unpriced);
  await saveClosedThrough(tx, tenant, { openPeriods, leftPeriods });
  const isIssuing = tenantOf(tenant).offers.has('invoices');
  const invoices = isIssuing ? await issueInvoices(tx, { ...request, leftPeriods: [] }) : [];
  // How earlier runs sent their invoices is not noted.
  await insertDeliveries(tx, tenant, request.isNewest ? invoices : []);
  const totalOre = sumOfOre(invoices.map((invoice) => invoice.totalOre));
  const part = {
    closedPeriods: closed.reduce((sum, { periods }) => sum + periods, 0),
    lines: closed.reduce((sum, one) => sum + one.lines, 0),
    invoices: invoices.length,
    totalOre,
    problems: [],
    emails: invoices.filter(({ way }) => way === 'EMAIL').length,
    eInvoices: invoices.filter(({ way }) => way === 'EHF').length,
    unaddressed: request.isNewest
      ? invoices
          .filter(({ way }) => way === null)
          .map(({ companyId, agreementId }) => ({ companyId, agreementId }))
      : [],
  };
  await advanceRun(tx, key, { companies, part, now });
  await finishRun(tx, key, now.add({ seconds: 1 }));
}

/** Pays in part and late, and has a line refunded in part. */
const latePayer = mainCompany;
/** Has all of an invoice credited. */
const credited = 'expired-agreement';
/** Paid an annual invoice of which a line is refunded in part: the next one, a year on, is the first to set it off. */
const refundedLater = 'arbitrary-dates';

const hasCounter = ({ agreements }: DemoCompany): boolean =>
  agreements.some(({ subtype }) => subtype === 'TICKETOFFICE');

/** A year of invoices, made by the portal's own runs as of their days; refunds and payments after that. */
export async function placeInvoices(
  tx: Transaction,
  { companies, moment }: DemoWorld,
  places: Places,
): Promise<void> {
  const billed = companies
    .map((company, place) => ({ ...company, id: places[place]?.id ?? 0 }))
    .filter(
      (company) =>
        company.population.length > 0 || (company.families ?? 0) > 0 || hasCounter(company),
    );
  await countTickets(tx);
  const moments = runMoments(moment);
  const [first = moment] = moments;
  for (const tenant of demoTenants) await setFirstMonth(tx, tenant, lastClosableMonth(first.today));
  for (const [index, run] of moments.entries()) {
    const isLate = runs - index <= runsOfLarge;
    for (const tenant of demoTenants) {
      const own = billed.filter((company) => company.tenant === tenant);
      const isHere = ({ population }: (typeof own)[number]) =>
        isLate || population.length < manyPeople;
      const companies = own.filter(isHere).map(({ id }) => id);
      const counters = own.filter((one) => isHere(one) && hasCounter(one)).map(({ id }) => id);
      await placeRun(tx, {
        tenant,
        companies,
        counters,
        firstOpenDay: moments[index - 1]?.today ?? lastClosableMonth(first.today),
        ...run,
        isNewest: index === moments.length - 1,
      });
      const elsewhere = own.filter((company) => !isHere(company)).map(({ id }) => id);
      const openPeriods = [lastMonthOf(run.today, elsewhere)];
      await saveClosedThrough(tx, tenant, { openPeriods, leftPeriods: [] });
    }
  }
  const refusing = billed
    .filter(({ invoiceRecipient }) => invoiceRecipient?.refusesEhf)
    .map(({ id }) => id);
  await placeDelivered(tx, { refusing, now: moments.at(-1)?.now ?? moment.now });
  const idsOf = (key: string) =>
    billed.filter((company) => company.key === key).map(({ id }) => id);
  const stories = [
    ...idsOf(latePayer).map((companyId) => ({ companyId, isWhole: false })),
    ...idsOf(credited).map((companyId) => ({ companyId, isWhole: true })),
  ];
  await placeRefunds(tx, stories, moment.now);
  await placePayments(tx, { latePayers: idsOf(latePayer), today: moment.today });
  const later = idsOf(refundedLater).map((companyId) => ({ companyId, isWhole: false }));
  await placeRefunds(tx, later, moment.now);
}
