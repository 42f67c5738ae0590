import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { WidgetAccess } from '@takst/domain/services/self-service/settings/widget-access.ts';
import { sql } from 'kysely';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Settings = { access: WidgetAccess; email?: string | null };

/** Sets what the people of a company may do by its form, under all its agreements. */
export async function setAccess(
  database: Database,
  companyId: number,
  { access, email = null }: Settings,
): Promise<void> {
  await sql`
    update agreements.agreement set widget_access = ${access}, email_for_ticket_requests = ${email}
     where company_id = ${companyId}`.execute(tablesOf(database));
}

/** The same under one agreement alone. */
export const setAgreementAccess = (database: Database, id: number, access: WidgetAccess) =>
  tablesOf(database)
    .updateTable('agreements.agreement')
    .set({ widget_access: access })
    .where('id', '=', id)
    .execute();

/** Whether the contract of an agreement is still to be signed. */
export const setAwaitsSignature = (database: Database, id: number, awaitsSignature: boolean) =>
  tablesOf(database)
    .updateTable('agreements.agreement')
    .set({ awaits_signature: awaitsSignature })
    .where('id', '=', id)
    .execute();

/** Deletes agreements, as customer support does. */
export const deleteAgreements = (database: Database, ids: readonly number[]) =>
  sql`
    update agreements.agreement set deleted_at = now()
     where id = any(${sql.val([...ids])}::bigint[])`.execute(tablesOf(database));

/** Makes a request one for a ticket of another service. */
export const setRequestService = (database: Database, id: number, service: SubscriberServiceId) =>
  tablesOf(database)
    .updateTable('self_service.ticket_request')
    .set({ service })
    .where('id', '=', id)
    .execute();

/** The requests of a phone, oldest first. */
export async function requestsOf(database: Database, phone: string) {
  const { rows } = await sql<{
    id: number;
    state: string;
    zone_to: string | null;
    answered_by: number | null;
    ticket_id: number | null;
    holder_id: number | null;
  }>`
    select id, state, zone_to, answered_by, ticket_id, holder_id
      from self_service.ticket_request where phone = ${phone} order by id`.execute(
    tablesOf(database),
  );
  return rows;
}

/** What was recorded of a request or of the settings of an agreement, oldest first. */
export const changesOfSubject = (
  database: Database,
  type: 'ticket-request' | 'agreement' | 'widget',
  id: number | string,
) =>
  recordedChanges(database)
    .where('subject_type', '=', type)
    .where('subject_id', '=', String(id))
    .execute();
