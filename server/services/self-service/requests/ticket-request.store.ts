import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isOpenRequest } from './open-requests.query.ts';

/** By what kind of form somebody orders for themselves. */
export type SelfServiceChannel = 'widget' | 'link';

/** What somebody asks for; zones by id, as they go out. */
export type NewRequest = {
  readonly companyId: number;
  readonly agreementId: number;
  readonly service: SubscriberServiceId;
  readonly firstName: string;
  readonly lastName: string;
  readonly employeeId: string;
  readonly phoneCountryCode: string;
  readonly phone: string;
  readonly profileId: string;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly allZones: boolean;
  readonly nrOfZones: number;
  readonly startDate: Temporal.PlainDate;
  readonly channel: SelfServiceChannel;
};

export type StoredRequest = NewRequest & {
  readonly id: number;
  readonly companyName: string;
  readonly state: 'open' | 'approved' | 'rejected' | 'replaced';
};

const columns = sql`
  request.id, request.company_id as "companyId", agreement_id as "agreementId", service, state,
  first_name as "firstName", last_name as "lastName", employee_id as "employeeId",
  phone_country_code as "phoneCountryCode", phone, profile_id as "profileId", zone_from as "zoneFrom",
  zone_to as "zoneTo", all_zones as "allZones", nr_of_zones as "nrOfZones",
  start_date as "startDate", channel,
  (select name from companies.company where company.id = request.company_id) as "companyName"`;

type Answer = {
  readonly state: 'approved' | 'rejected' | 'replaced';
  readonly at: Temporal.Instant;
  readonly userId: number | null;
  readonly holderId?: number;
  readonly ticketId?: number;
};

/** The requests for tickets of the companies in a scope. */
export function ticketRequestStore(tx: Transaction, scope: CompanyScope) {
  const tables = tablesOf(tx);
  return {
    /** Locks a request until the transaction ends. */
    async lock(id: number): Promise<StoredRequest | undefined> {
      const { rows } = await sql<StoredRequest>`
        select ${columns} from self_service.ticket_request as request
         where ${withinScope(scope, 'request')} and request.id = ${id} for update`.execute(tables);
      return rows[0];
    },

    /** Locks the open request of a person in a company. */
    async lockOpen({
      companyId,
      ...person
    }: Pick<NewRequest, 'companyId' | 'phone' | 'phoneCountryCode'>) {
      const { rows } = await sql<StoredRequest>`
        select ${columns} from self_service.ticket_request as request
         where ${withinScope(scope, 'request')} and request.company_id = ${companyId}
           and phone_country_code = ${person.phoneCountryCode} and phone = ${person.phone}
           and ${isOpenRequest('request')} for update`.execute(tables);
      return rows[0];
    },

    /** Null when somebody else has just added one for the person. */
    async insert(request: NewRequest, at: Temporal.Instant): Promise<number | null> {
      const row = await tables
        .insertInto('self_service.ticket_request')
        .values({
          tenant: scope.tenant,
          company_id: request.companyId,
          agreement_id: request.agreementId,
          service: request.service,
          first_name: request.firstName,
          last_name: request.lastName,
          employee_id: request.employeeId,
          phone_country_code: request.phoneCountryCode,
          phone: request.phone,
          profile_id: request.profileId,
          zone_from: request.zoneFrom,
          zone_to: request.zoneTo,
          all_zones: request.allZones,
          nr_of_zones: request.nrOfZones,
          start_date: request.startDate,
          channel: request.channel,
          requested_at: at,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['company_id', 'phone_country_code', 'phone'])
            // Not as a parameter, with which a prepared statement does not know the partial index.
            .where(isOpenRequest('ticket_request'))
            .doNothing(),
        )
        .returning('id')
        .executeTakeFirst();
      return row?.id ?? null;
    },

    /** The caller has locked the request. */
    async answer(
      { companyId, id }: Pick<StoredRequest, 'companyId' | 'id'>,
      { state, at, userId, holderId, ticketId }: Answer,
    ): Promise<void> {
      await tables
        .updateTable('self_service.ticket_request as request')
        .set({
          state,
          answered_at: at,
          answered_by: userId,
          holder_id: holderId ?? null,
          ticket_id: ticketId ?? null,
        })
        .where(withinScope(scope, 'request'))
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    },
  };
}
