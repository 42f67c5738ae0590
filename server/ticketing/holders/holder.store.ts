import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';

type HolderKey = { readonly companyId: number; readonly id: number };

/** Whose tickets somebody holds. People of a company with company tickets are subscribers. */
export type HolderKind = 'subscriber' | 'free' | 'pupil' | 'counter';

/** What may be known about a holder; what is missing is not known. */
export type HolderDetails = {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  /** Of an employee, or a pupil's id. */
  readonly employeeId?: string | null;
  readonly phoneCountryCode?: string | null;
  readonly phone?: string | null;
  readonly birthDate?: Temporal.PlainDate | null;
  readonly className?: string | null;
  /** The name that is printed on the card. */
  readonly cardName?: string | null;
};

/** The columns of the details, as JSON gives them. */
const detailColumns = sql`
  "firstName" text, "lastName" text, "employeeId" text, "phoneCountryCode" text, phone text,
  "birthDate" date, "className" text, "cardName" text`;

/** Saves new holders, any number in one statement. Returns their ids, in the order of the list. */
export async function saveHolders(
  tx: Transaction,
  tenant: TenantId,
  holders: readonly (HolderDetails & { readonly companyId: number; readonly kind: HolderKind })[],
): Promise<number[]> {
  if (holders.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with given as materialized (
      select nextval('holders.holder_id_seq') as id, given.*
        from rows from (json_to_recordset(${JSON.stringify(holders)}::text::json) as (
               "companyId" bigint, kind text, ${detailColumns})) with ordinality as given
    ), inserted as (
      insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, employee_id,
                                  phone_country_code, phone, birth_date, class_name, card_name)
      select ${tenant}, "companyId", id, kind, "firstName", "lastName", "employeeId",
             "phoneCountryCode", phone, "birthDate", "className", "cardName"
        from given
    )
    select id from given order by ordinality`.execute(tablesOf(tx));
  return rows.map(({ id }) => id);
}

/**
 * Changes what is known about holders, any number in one statement. Each gets all its details anew: what is missing is
 * not known any more. The caller has locked their slots. Erased holders stay empty.
 */
export async function changeHolders(
  tx: Transaction,
  tenant: TenantId,
  holders: readonly (HolderKey & HolderDetails)[],
): Promise<void> {
  if (holders.length === 0) return;
  await sql`
    update holders.holder
       set first_name = given."firstName", last_name = given."lastName",
           employee_id = given."employeeId", phone_country_code = given."phoneCountryCode",
           phone = given.phone, birth_date = given."birthDate", class_name = given."className",
           card_name = given."cardName"
      from json_to_recordset(${JSON.stringify(holders)}::text::json) as given (
             "companyId" bigint, id bigint, ${detailColumns})
     where holder.tenant = ${tenant} and holder.company_id = given."companyId"
       and holder.id = given.id and ${isKnownHolder('holder')}`.execute(tablesOf(tx));
}

/** Locks holders until the transaction ends. */
export async function lockHolders(tx: Transaction, holders: readonly HolderKey[]): Promise<void> {
  await sql`
    select from holders.holder join ${rowsOf(holders)} using (company_id, id)
     order by company_id, id for update of holder`.execute(tablesOf(tx));
}

/** Erases all personal data of holders; their rows and ids stay. */
export async function emptyHolders(
  tx: Transaction,
  holders: readonly HolderKey[],
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    update holders.holder
       set first_name = null, last_name = null, employee_id = null, phone_country_code = null,
           phone = null, birth_date = null, class_name = null, card_name = null, note = null,
           cost_centre_id = null, erased_at = ${at}::timestamptz
      from ${rowsOf(holders)}
     where holder.company_id = given.company_id and holder.id = given.id`.execute(tablesOf(tx));
}

const rowsOf = (holders: readonly HolderKey[]) => {
  const companyIds = sql.val(holders.map(({ companyId }) => companyId));
  const ids = sql.val(holders.map(({ id }) => id));
  return sql`unnest(${companyIds}::bigint[], ${ids}::bigint[]) as given (company_id, id)`;
};
