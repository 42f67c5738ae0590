import type { InvoiceAccount } from '@takst/domain/billing/invoices/payment-status.rules.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { paymentStatusOn } from './invoice-account.query.ts';

/** Tables of which nothing is ever changed or deleted. */
export const issuedTables = [
  'closed_period',
  'period_rate',
  'line',
  'product_name',
  'invoice',
  'invoiced_period',
  'refund',
  'owed_credit',
  'payment',
  'settlement',
] as const;

/** Runs a statement; answers what the database says against it, or null. */
export async function refusalOf(database: Database, statement: string): Promise<string | null> {
  try {
    await sql.raw(statement).execute(tablesOf(database));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What the owner of a table, which is the application's own role, may do to it by its rights. */
export async function ownRights(database: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ right: string }>`
    select privilege_type as "right"
      from pg_class, aclexplode(relacl)
     where oid = ${`invoices.${table}`}::regclass and grantee = relowner
     order by 1`.execute(tablesOf(database));
  return rows.map(({ right }) => right);
}

/** The database as a role that owns the tables and is no superuser, as a portal in operation connects. */
export async function asPlainOwner(database: Database, statement: string): Promise<string | null> {
  return database
    .transaction(async (tx) => {
      const tables = tablesOf(tx);
      await sql`create role plain_owner`.execute(tables);
      await sql`grant usage on schema invoices to plain_owner`.execute(tables);
      for (const table of issuedTables) {
        await sql.raw(`alter table invoices.${table} owner to plain_owner`).execute(tables);
        await sql
          .raw(`alter table invoices.${table} disable trigger issued_for_good`)
          .execute(tables);
      }
      await sql`set local role plain_owner`.execute(tables);
      let said: string | null = null;
      try {
        await sql.raw(statement).execute(tables);
      } catch (error) {
        said = error instanceof Error ? error.message : String(error);
      }
      throw new TakenBack(said);
    })
    .catch((error: unknown) => {
      if (error instanceof TakenBack) return error.said;
      throw error;
    });
}

class TakenBack extends Error {
  readonly said: string | null;
  constructor(said: string | null) {
    super('taken back');
    this.said = said;
  }
}

/** Payment references of companies and invoices, in the same order. */
export async function kidsInSql(
  database: Database,
  keys: readonly { companyId: number; invoiceNumber: number }[],
): Promise<string[]> {
  const { rows } = await sql<{ kid: string }>`
    select invoices.kid("companyId", "invoiceNumber") as kid
      from json_to_recordset(${JSON.stringify(keys)}::text::json)
           as given ("companyId" bigint, "invoiceNumber" bigint)`.execute(tablesOf(database));
  return rows.map(({ kid }) => kid);
}

/** Payment statuses of accounts on a day, in the same order. */
export async function statusesInSql(
  database: Database,
  accounts: readonly InvoiceAccount[],
  today: Temporal.PlainDate,
): Promise<string[]> {
  const { rows } = await sql<{ status: string }>`
    select ${paymentStatusOn(today)} as status
      from json_to_recordset(${JSON.stringify(accounts)}::text::json)
           as given (kind text, "totalOre" bigint, "refundedOre" bigint, "paidOre" bigint, "dueDate" date)
     cross join lateral (select "totalOre" as total_ore, "refundedOre" as refunded_ore,
                                "paidOre" as paid_ore, "dueDate" as due_date) as account`.execute(
    tablesOf(database),
  );
  return rows.map(({ status }) => status);
}

/** VAT within amounts, in the same order. */
export async function vatsInSql(
  database: Database,
  amounts: readonly { ore: number; percent: number }[],
): Promise<number[]> {
  const { rows } = await sql<{ vat: number }>`
    select invoices.vat_within(ore, percent) as vat
      from json_to_recordset(${JSON.stringify(amounts)}::text::json) as given (ore bigint, percent int)`.execute(
    tablesOf(database),
  );
  return rows.map(({ vat }) => vat);
}
