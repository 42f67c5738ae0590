import {
  type TicketRequestFilter,
  ticketRequestList,
} from '@takst/contract/services/self-service/requests/list-ticket-requests.contract.ts';
import { subscriberServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { sql, type SqlBool } from 'kysely';
import { withinServices } from '#platform/scope/within-services.ts';
import type { Database } from '#platform/db/database.ts';
import { searchedRows } from '#platform/db/search/list-rows.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { requestDescriber, type TicketRequestRow } from './describe-request.ts';
import { isExpired, isOpenRequest } from './open-requests.query.ts';

/** The requests of a company that nobody has answered, the oldest first. Sorted as the list of employees has it; zones by how many are paid for. */
export const serveTicketRequestList = (database: Database) =>
  serveList(ticketRequestList, {
    rows: ({ scope, params, query: { filter }, today }, { words, sort }) =>
      searchedRows<TicketRequestRow>(database, {
        schema: 'self_service',
        table: 'ticket_request',
        where: sql<SqlBool>`
          ${withinServices({ scope, services: subscriberServiceIds }, 'ticket_request')}
          and ticket_request.company_id = ${params.id} and ${isOpenRequest('ticket_request')}
          and ${inFilter(filter, today)}`,
        words,
        sort: sort ?? { ...requestedAt, isDescending: false },
        entry,
      }),
    describe: ({ scope, today }) => requestDescriber(database, { tenant: scope.tenant, today }),
    columns: {
      lastName: { key: sql.ref('ticket_request.sorted') },
      employeeId: { key: sql`text.natural_key(ticket_request.employee_id) collate "C"` },
      phone: { key: sql`ticket_request.phone_country_code || ticket_request.phone` },
      zones: { key: sql.ref('ticket_request.nr_of_zones') },
      startDate: { key: sql.ref('ticket_request.start_date') },
      requestedAt,
    },
  });

const requestedAt = { key: sql.ref('ticket_request.requested_at') };

function inFilter(filter: TicketRequestFilter | undefined, today: Temporal.PlainDate) {
  if (!filter) return sql<SqlBool>`true`;
  const expired = isExpired(today, 'ticket_request');
  return filter === 'expired' ? expired : sql<SqlBool>`not ${expired}`;
}

const entry = sql`
  select request.id, first_name as "firstName", last_name as "lastName", employee_id as "employeeId",
         phone_country_code as "phoneCountryCode", phone, profile_id as "profileId",
         zone_from as "zoneFrom", zone_to as "zoneTo", all_zones as "allZones",
         nr_of_zones as "nrOfZones", request.start_date as "startDate",
         requested_at as "requestedAt", agreement_id as "agreementNumber",
         agreement.invoice_reference as "invoiceReference", service
    from self_service.ticket_request as request
    join agreements.agreement on agreement.company_id = request.company_id
     and agreement.id = request.agreement_id
   where request.id = page.id`;
