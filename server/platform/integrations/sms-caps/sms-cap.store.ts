import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** What is counted for the day that ends then. */
export function smsCapStore(tx: Transaction, countedUntil: Temporal.Instant) {
  const tables = tablesOf(tx);
  return {
    /** Notes SMS as counted; returns those that were not yet. */
    async addKeys(keys: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ key: string }>`
        insert into messages.counted_sms (message_key, counted_until)
        select key, ${countedUntil}::timestamptz
          from json_array_elements_text(${JSON.stringify(keys)}::text::json) as given (key)
         order by key
            on conflict (message_key) do nothing
        returning message_key as key`.execute(tables);
      return new Set(rows.map(({ key }) => key));
    },

    /** An SMS that was held back is not counted; it is when somebody sends it later. */
    async removeKeys(keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return;
      await tables.deleteFrom('messages.counted_sms').where('message_key', 'in', keys).execute();
    },

    /** What went out so far; locked until the transaction ends, in one order, so that two processes count together. */
    async lock(counters: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await sql<{ who: string; messages: number }>`
        insert into messages.sms_of_day (who, counted_until)
        select who, ${countedUntil}::timestamptz
          from json_array_elements_text(${JSON.stringify(counters)}::text::json) as given (who)
         order by who
            on conflict (who, counted_until) do update set messages = sms_of_day.messages
        returning who, messages`.execute(tables);
      return new Map(rows.map(({ who, messages }) => [who, messages]));
    },

    async save(counts: ReadonlyMap<string, number>): Promise<void> {
      const given = [...counts].map(([who, messages]) => ({ who, messages }));
      await sql`
        update messages.sms_of_day set messages = given.messages
          from json_to_recordset(${JSON.stringify(given)}::text::json) as given (who text, messages int)
         where sms_of_day.who = given.who and sms_of_day.counted_until = ${countedUntil}::timestamptz`.execute(
        tables,
      );
    },

    /** Whether customer support has not been told today that this was held back. From now on it has. */
    async markTold(who: string): Promise<boolean> {
      const { rows } = await sql`
        insert into messages.sms_of_day (who, counted_until, is_told)
        values (${who}, ${countedUntil}::timestamptz, true)
            on conflict (who, counted_until) do update set is_told = true
         where not sms_of_day.is_told
        returning who`.execute(tables);
      return rows.length > 0;
    },
  };
}
