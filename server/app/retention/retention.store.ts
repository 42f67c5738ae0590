import { keptSinceMoment } from '@takst/domain/platform/retention/kept-since.rules.ts';
import {
  type RetentionName,
  retentionPeriods,
} from '@takst/domain/platform/retention/retention-periods.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { sql } from 'kysely';
import { forgetOldRows } from '#ticketing/batches/batches.public.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { forgetReportedNumbers } from '#services/free-tickets/free-tickets.public.ts';
import { forgetPayers } from '#billing/invoices/invoices.public.ts';
import { forgetOldAccessRequests } from '#customers/users/users.public.ts';
import { forgetOnboardings } from '#services/onboarding/onboarding.public.ts';
import { forgetOldRequests } from '#services/self-service/self-service.public.ts';
import { forgetCoveredPeople } from '#services/ticket-counter/ticket-counter.public.ts';
import { forgetOldOrders } from '#services/ticket-counter/ticket-counter.public.ts';
import { forgetOffers } from '#services/vouchers/vouchers.public.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import { eraseOldTexts } from './text-retention.store.ts';

type RuleFor<Table extends keyof Tables> = {
  readonly table: Table;
  /** The moment from which the age of a row counts. */
  readonly since: keyof Tables[Table];
  readonly period: RetentionName;
  /** The moment is the end of the period already. */
  readonly isEnd?: true;
  readonly action: 'delete';
};
type RetentionRule = { [Table in keyof Tables]: RuleFor<Table> }[keyof Tables];

/** How long rows are kept, and what happens to them after that. */
export const retentionRules: readonly RetentionRule[] = [
  // First answers may hold personal data. A caller tries again within minutes, not days.
  { table: 'changes.answered_call', since: 'at', period: 'firstAnswer', action: 'delete' },
  // Expired counts.
  {
    table: 'company_tickets.wrong_try',
    since: 'counted_until',
    period: 'wrongTry',
    action: 'delete',
  },
  {
    table: 'limits.counted_request',
    since: 'counted_until',
    period: 'wrongTry',
    action: 'delete',
  },
  // SMS of days that are over.
  {
    table: 'messages.sms_of_day',
    since: 'counted_until',
    period: 'wrongTry',
    action: 'delete',
  },
  {
    table: 'messages.counted_sms',
    since: 'counted_until',
    period: 'wrongTry',
    action: 'delete',
  },
  // Phones of visitors: a code is valid for minutes, its token for an hour.
  {
    table: 'self_service.phone_proof',
    since: 'expires_at',
    period: 'phoneProof',
    action: 'delete',
  },
  // A client does not repeat a call days after its answer was lost.
  { table: 'self_service.form_order', since: 'ordered_at', period: 'formOrder', action: 'delete' },
  // For a month a link says that it was used or is too old, and not that there is none. The record
  // of changes says who came when.
  { table: 'users.activation', since: 'expires_at', period: 'activationLink', action: 'delete' },
  // Erases how a credit was paid out, in words. The amount, the day and the user stay.
  {
    table: 'invoices.settlement_note',
    since: 'noted_at',
    period: 'settlementNote',
    action: 'delete',
  },
  // Phones, addresses and what was to be said to them (docs/decisions/0072).
  {
    table: 'messages.undelivered',
    since: 'failed_at',
    period: 'undeliveredMessage',
    action: 'delete',
  },
  // Links about the tax of a family ticket: too old ones lead nowhere.
  {
    table: 'free_tickets.tax_notice',
    since: 'expires_at',
    period: 'taxNotice',
    isEnd: true,
    action: 'delete',
  },
  // The outbox of a machine with nothing configured: names, phones and links.
  { table: 'stand_ins.message', since: 'received_at', period: 'localOutbox', action: 'delete' },
];

type AreaRule = {
  /** The periods by which the area decides; each is a fact that it reads itself. */
  readonly periods: readonly RetentionName[];
  readonly apply: (tx: Transaction, now: Temporal.Instant) => Promise<void>;
};

/** Rules of areas that empty rows and keep them, or that ask more than the age of a row. */
export const areaRules: readonly AreaRule[] = [
  { periods: ['batchDraft', 'batchRows'], apply: forgetOldRows },
  { periods: ['ticketRequest'], apply: forgetOldRequests },
  { periods: ['accessRequestAnswered', 'accessRequestOpen'], apply: forgetOldAccessRequests },
  { periods: ['setAsidePayer'], apply: forgetPayers },
  { periods: ['identification', 'onboarding', 'contract'], apply: forgetOnboardings },
  { periods: ['coveredPerson'], apply: forgetCoveredPeople },
  { periods: ['counterOrder'], apply: forgetOldOrders },
  { periods: ['voucherOffer'], apply: forgetOffers },
  {
    periods: ['taxedEmployeeNumber'],
    apply: (tx, now) => forgetReportedNumbers(tx, businessDayOf(now)),
  },
];

/** Applies every rule, and those of areas that empty rows and keep them, each in a transaction of its own. */
export async function applyRetentionRules(
  database: Database,
  now: Temporal.Instant,
): Promise<void> {
  for (const { table, since, period, isEnd } of retentionRules) {
    const before = isEnd ? now : keptSinceMoment(retentionPeriods[period], now);
    await database.transaction(async (tx) => {
      await sql`delete from ${sql.table(table)}
        where ${sql.ref(since)} < ${before}`.execute(tablesOf(tx));
    });
  }
  for (const { apply } of areaRules) await database.transaction((tx) => apply(tx, now));
  await eraseOldTexts(database, now);
}
