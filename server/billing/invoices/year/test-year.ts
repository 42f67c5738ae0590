import { subscriptionTypes } from '@takst/domain/catalogue/products/subscription-type.ts';
import { placeCodes } from '#ticketing/code-pools/test-codes.store.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { sendDueCodes } from '#services/subscriptions/codes/send-due-codes.ts';
import type { Ledger } from './test-slow-invoices.ts';
import { allowAnyDates, pricesOnFile } from './test-year.store.ts';

export const acts = [
  'order',
  'change-zone',
  'end',
  'undo-end',
  'redeem',
  'resend',
  'cancel',
  'change-agreement',
  'subscribe',
  'end-subscription',
  'cancel-subscription',
  'refund',
  'price',
  'run',
] as const;

/** What somebody does, some days after the step before; every number chooses among what there is. */
export type Step = {
  readonly act: string;
  readonly days: number;
  readonly person: number;
  readonly zone: number;
  readonly day: number;
  readonly other: number;
};

export const people = 4;

export const firstDay = Temporal.PlainDate.from('2026-03-06');

/** More than all subscriptions of a trial draw. */
const maxCodes = 2_000;

/** A portal in which years go by, with a ledger of the answers to its calls. */
export async function yearsOf(portal: TestPortal) {
  const company = portal.company('several-services');
  await allowAnyDates(portal.database, company.id);
  for (const kind of subscriptionTypes) {
    const codes = Array.from({ length: maxCodes }, (_, place) => `${kind}-${place}`);
    const importedBy = portal.user('support').id;
    await placeCodes(portal.database, { tenant: 'ruter', kind, codes, importedBy });
  }
  const agreementIds = company.agreements
    .filter(({ subtype }) => subtype === 'SUBSCRIPTIONS')
    .map(({ id }) => id);
  const ledger: Ledger = {
    tickets: new Map(),
    subscriptions: new Map(),
    prices: await pricesOnFile(portal.database),
  };
  return {
    portal,
    company,
    agreementIds,
    ledger,
    billing: await billing(portal.database),
    today: firstDay,
    phones: [] as string[],
    /** Refunded øre by line. */
    refunds: new Map<number, number>(),
  };
}

export type Years = Awaited<ReturnType<typeof yearsOf>>;

/** Begins a year with people who are new to the company. */
export function beginYear(years: Years): void {
  years.phones = Array.from({ length: people }, newPhone);
}

/**
 * Lets days go by, with a run in the morning of each 7th and the nightly job before it. Due codes are sent at the end, and at
 * the end of each month: a month is charged in which a code was drawn.
 */
export async function passDays(years: Years, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    years.today = years.today.add({ days: 1 });
    if (years.today.day === years.today.daysInMonth) await sendCodes(years);
    if (years.today.day !== 7) continue;
    years.portal.clock.set(`${years.today}T02:17:00Z`);
    await anonymiseAll(years.portal);
    await years.billing.runOn(String(years.today));
  }
  await sendCodes(years);
}

async function sendCodes(years: Years): Promise<void> {
  years.portal.clock.set(`${years.today}T10:00:00Z`);
  const { database, clock } = years.portal;
  const { queue } = years.billing.dependencies;
  for (const type of subscriptionTypes) {
    await sendDueCodes({ database, clock, queue }, { tenant: 'ruter', type });
  }
}
