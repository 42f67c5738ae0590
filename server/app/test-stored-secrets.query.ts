import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { secretsOf, tablesOf } from '#platform/db/tables.ts';
import { encryptedField, type SecretPlace, secretPlaces } from '#platform/secrets/secret-places.ts';

export type StoredSecret = { readonly place: SecretPlace; readonly stored: string };

/** Every value of the columns whose values are encrypted, as it is stored. */
export async function storedSecrets(database: Database): Promise<StoredSecret[]> {
  const found: StoredSecret[] = [];
  for (const [place, { table, column, ...kind }] of Object.entries(secretPlaces)) {
    const text = 'field' in kind ? sql`${sql.ref(column)} ->> ${encryptedField}` : sql.ref(column);
    const { rows } = await sql<{ stored: string }>`
      select ${text} as stored from ${sql.table(table)} where ${text} <> ''`.execute(
      tablesOf(database),
    );
    found.push(...rows.map(({ stored }) => ({ place: place as SecretPlace, stored })));
  }
  return found;
}

/** The same, readable; sessions of the test world have no tokens of a provider. */
export const openedSecrets = async (database: Database): Promise<string[]> =>
  (await storedSecrets(database))
    .map(({ place, stored }) => secretsOf(database).open(place, stored))
    .filter((secret) => secret !== '');

/** As an earlier version has left them. */
export const putInTheClear = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ tenant: string; key: string }>`
    select tenant, key from tickets.link_key`.execute(tablesOf(database));
  for (const { tenant, key } of rows) {
    const clear = secretsOf(database).open('tickets.link_key.key', key);
    await sql`update tickets.link_key set key = ${clear} where tenant = ${tenant}`.execute(
      tablesOf(database),
    );
  }
};
