import { keptSinceMoment } from '@takst/domain/platform/retention/kept-since.rules.ts';
import {
  type RetentionName,
  retentionPeriods,
} from '@takst/domain/platform/retention/retention-periods.ts';
import { businessDayOf, businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Erases texts of before a moment. */
type Erase = (before: RawBuilder<unknown>) => RawBuilder<unknown>;

type TextRule = {
  readonly text: string;
  readonly period: RetentionName;
  /** The period counts from the end of the year in which the text was written. */
  readonly isByYear?: true;
  readonly erase: Erase;
};

/** The moment before which a text has had its time. */
function beforeOf({ period, isByYear }: TextRule, now: Temporal.Instant): Temporal.Instant {
  const moment = keptSinceMoment(retentionPeriods[period], now);
  if (!isByYear) return moment;
  return businessDayOf(moment)
    .with({ month: 1, day: 1 })
    .toZonedDateTime(businessTimeZone)
    .toInstant();
}

/** Typed texts and file names that may say something about a person: the text is erased, its row stays. */
export const textRules: readonly TextRule[] = [
  {
    text: 'messages of the contact form, which the operator has by e-mail',
    period: 'contactMessage',
    erase: (before) => sql`
      delete from changes.about using changes.change
       where change.id = about.change_id and change.kind = 'send-contact-form' and change.at < ${before}`,
  },
  {
    text: 'who asked for access, in the history of a company',
    period: 'accessRequestHistory',
    erase: (before) => sql`
      delete from changes.about using changes.change
       where change.id = about.change_id and change.at < ${before}
         and change.kind in ('accept-access-request', 'reject-access-request', 'handle-access-request')`,
  },
  {
    text: 'names of files of banks',
    period: 'bankFileName',
    erase: (before) => sql`
      update invoices.payment_file set name = '' where name <> '' and imported_at < ${before}`,
  },
  {
    text: 'names of files of lists, with the cells of their rows',
    period: 'batchRows',
    erase: (before) => sql`
      update batches.batch set source = jsonb_set(source, '{name}', 'null')
       where source ->> 'name' is not null and state in ('finished', 'ended', 'stopped')
         and updated_at < ${before}`,
  },
  {
    text: 'headings of lists that were not mapped again for a year',
    period: 'listHeading',
    erase: (before) => sql`delete from batches.column_map where used_at < ${before}`,
  },
  {
    text: 'what was done with payments that are for no invoice',
    period: 'accounts',
    isByYear: true,
    erase: (before) => sql`
      update invoices.bank_payment set note = null where note is not null and set_aside_at < ${before}`,
  },
  {
    text: 'reasons of refunds',
    period: 'accounts',
    isByYear: true,
    erase: (before) => sql`
      update invoices.refund set description = null
       where description is not null and refunded_at < ${before}`,
  },
  {
    text: 'reasons of credits that waited for their invoice',
    period: 'accounts',
    isByYear: true,
    erase: (before) => sql`
      update invoices.owed_credit set description = null
       where description is not null and credited_at < ${before}`,
  },
  {
    text: 'reasons for which changes of prices, sellers and other data of an operator were rejected',
    period: 'accounts',
    isByYear: true,
    erase: (before) => sql`
      update operator_desk.proposal set reason = null
       where reason is not null and decided_at < ${before}`,
  },
];

/** Applies each rule in a transaction of its own. */
export async function eraseOldTexts(database: Database, now: Temporal.Instant): Promise<void> {
  for (const rule of textRules) {
    await database.transaction((tx) =>
      rule.erase(sql`${beforeOf(rule, now)}::timestamptz`).execute(tablesOf(tx)),
    );
  }
}
