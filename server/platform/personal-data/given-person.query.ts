import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Person } from './person-source.ts';

type Key = Person['holders'][number];

const rowsOf = (keys: readonly Key[]) => {
  const companyIds = sql.val(keys.map(({ companyId }) => companyId));
  const ids = sql.val(keys.map(({ id }) => id));
  return sql`unnest(${companyIds}::bigint[], ${ids}::bigint[]) as given (company_id, id)`;
};

/** The holders of a person as the rows `given` (company_id, id) of a statement. */
export const givenHolders = ({ holders }: Person): RawBuilder<unknown> => rowsOf(holders);

/** The tickets and subscriptions of a person as the rows `given` (company_id, id) of a statement. */
export const givenEntriesOf = ({ entries }: Person): RawBuilder<unknown> => rowsOf(entries);

/** A row of the operator with the phone of a person, by the alias of its table. */
export const hasPhoneOf = ({ tenant, phone }: Person, table: string): RawBuilder<SqlBool> => sql`
  (${sql.ref(`${table}.tenant`)} = ${tenant}
   and ${sql.ref(`${table}.phone_country_code`)} || ${sql.ref(`${table}.phone`)} = ${phone})`;
