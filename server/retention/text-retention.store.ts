import { cellDays } from '@takst/domain/batches/batch.ts';
import { businessDayOf, businessTimeZone } from '@takst/domain/time/business-day.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** Erases texts of before a moment. */
type Erase = (before: RawBuilder<unknown>) => RawBuilder<unknown>;

type TextRule = {
  readonly text: string;
  /** The moment before which a text has had its time. */
  readonly before: (now: Temporal.Instant) => Temporal.Instant;
  readonly erase: Erase;
};

const daysAgo = (days: number) => (now: Temporal.Instant) => now.subtract({ hours: 24 * days });

/** Accounts are kept for five years after the year that they are of. */
const endOfAccounts = (now: Temporal.Instant): Temporal.Instant => {
  const year = businessDayOf(now).year - 5;
  return Temporal.PlainDate.from({ year, month: 1, day: 1 })
    .toZonedDateTime(businessTimeZone)
    .toInstant();
};

/** Typed texts and file names that may say something about a person: the text is erased, its row stays. */
const textRules: readonly TextRule[] = [
  {
    text: 'messages of the contact form, which the operator has by e-mail',
    before: daysAgo(90),
    erase: (before) => sql`
      delete from changes.about using changes.change
       where change.id = about.change_id and change.kind = 'send-contact-form' and change.at < ${before}`,
  },
  {
    text: 'names of files of banks',
    before: daysAgo(90),
    erase: (before) => sql`
      update invoices.payment_file set name = '' where name <> '' and imported_at < ${before}`,
  },
  {
    text: 'names of files of lists, with the cells of their rows',
    before: daysAgo(cellDays),
    erase: (before) => sql`
      update batches.batch set source = jsonb_set(source, '{name}', 'null')
       where source ->> 'name' is not null and state in ('finished', 'ended', 'stopped')
         and updated_at < ${before}`,
  },
  {
    text: 'headings of lists that were not mapped again for a year',
    before: daysAgo(365),
    erase: (before) => sql`delete from batches.column_map where used_at < ${before}`,
  },
  {
    text: 'what was done with payments that are for no invoice',
    before: endOfAccounts,
    erase: (before) => sql`
      update invoices.bank_payment set note = null where note is not null and set_aside_at < ${before}`,
  },
  {
    text: 'reasons of refunds',
    before: endOfAccounts,
    erase: (before) => sql`
      update invoices.refund set description = null
       where description is not null and refunded_at < ${before}`,
  },
  {
    text: 'reasons of credits that waited for their invoice',
    before: endOfAccounts,
    erase: (before) => sql`
      update invoices.owed_credit set description = null
       where description is not null and credited_at < ${before}`,
  },
];

/** Applies each rule in a transaction of its own. */
export async function eraseOldTexts(database: Database, now: Temporal.Instant): Promise<void> {
  for (const { before, erase } of textRules) {
    await database.transaction((tx) =>
      erase(sql`${before(now)}::timestamptz`).execute(tablesOf(tx)),
    );
  }
}
