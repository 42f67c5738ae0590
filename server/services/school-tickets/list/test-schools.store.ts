import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** Takes from a user all roles in a company. */
export const removeRoles = (database: Database, userId: number, companyId: number) =>
  sql`delete from users.company_role where user_id = ${userId} and company_id = ${companyId}`.execute(
    tablesOf(database),
  );

/** Deletes a school's agreements as customer support does, and leaves its tickets. */
export const deleteAgreements = (database: Database, companyId: number) =>
  sql`update agreements.agreement set deleted_at = now() where company_id = ${companyId}`.execute(
    tablesOf(database),
  );
