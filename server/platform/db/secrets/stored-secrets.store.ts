import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database.ts';
import { secretsOf, tablesOf } from '../tables.ts';
import { encryptedField, type SecretPlace, secretPlaces } from '#platform/secrets/secret-places.ts';

/** The text of a stored secret; null in a row without one. */
function storedText(place: SecretPlace): RawBuilder<string | null> {
  const { column, ...kind } = secretPlaces[place];
  return 'field' in kind
    ? sql`${sql.ref(column)} ->> ${sql.lit(encryptedField)}`
    : sql`${sql.ref(column)}`;
}

const isThere = async (source: Database | Transaction, place: SecretPlace): Promise<boolean> => {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass(${secretPlaces[place].table}) is not null as "isThere"`.execute(
    tablesOf(source),
  );
  return rows[0]?.isThere ?? false;
};

const allPlaces = Object.keys(secretPlaces) as SecretPlace[];

/** The places whose tables are there: those of jobs are made by the first start. */
export async function placesIn(source: Database | Transaction): Promise<SecretPlace[]> {
  const found = await Promise.all(allPlaces.map((place) => isThere(source, place)));
  return allPlaces.filter((_, at) => found[at]);
}

/** How many secrets of a place each key has written; those in the clear stand under an empty name. */
export async function keysIn(
  database: Database,
  place: SecretPlace,
): Promise<ReadonlyMap<string, number>> {
  const text = storedText(place);
  const { rows } = await sql<{ name: string; count: number }>`
    select coalesce(substring(${text} from '^v1[.]([A-Za-z0-9_-]{8})[.]'), '') as name, count(*)::int as count
      from ${sql.table(secretPlaces[place].table)} where ${text} <> '' group by 1`.execute(
    tablesOf(database),
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/**
 * Encrypts up to so many secrets of a place anew that another key than the first has written, or none; says how many.
 * The rows are locked, so that nobody writes between reading and writing.
 */
export async function rewriteSome(
  tx: Transaction,
  place: SecretPlace,
  most: number,
): Promise<number> {
  const { table, key, column } = secretPlaces[place];
  const { open, seal, prefix } = secretsOf(tx);
  const text = storedText(place);
  const keys = sql.join(key.map((name) => sql`${sql.ref(name)}::text`));
  const { rows } = await sql<{ key: string[]; stored: string }>`
    select array[${keys}] as key, ${text} as stored from ${sql.table(table)}
     where ${text} <> '' and left(${text}, ${prefix.length}) <> ${prefix}
     limit ${most} for update`.execute(tablesOf(tx));
  const anew = rows.map(({ stored }) => seal(place, open(place, stored)));
  const isJson = 'field' in secretPlaces[place];
  const values = isJson ? anew.map((one) => JSON.stringify({ [encryptedField]: one })) : anew;
  const columns = key.map((_, at) => rows.map((row) => row.key[at] ?? ''));
  const given = sql.join([...columns, values].map((texts) => sql`${sql.val(texts)}::text[]`));
  const names = sql.join([...key.map((_, at) => sql.ref(`key_${at}`)), sql.ref('value')]);
  const isRow = key.map(
    (name, at) => sql`stored.${sql.ref(name)}::text = ${sql.ref(`given.key_${at}`)}`,
  );
  await sql`
    update ${sql.table(table)} as stored
       set ${sql.ref(column)} = ${isJson ? sql`given.value::json` : sql`given.value`}
      from unnest(${given}) as given(${names})
     where ${sql.join(isRow, sql` and `)}`.execute(tablesOf(tx));
  return rows.length;
}
