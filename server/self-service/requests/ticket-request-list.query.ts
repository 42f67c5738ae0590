import type {
  TicketRequestFilter,
  listTicketRequests,
} from '@takst/contract/self-service/requests/list-ticket-requests.contract.ts';
import type { Query } from '@takst/contract/route.ts';
import { searchWords } from '@takst/domain/companies/search-words.rules.ts';
import type { SubscriberServiceId } from '@takst/domain/tickets/ticket-service-id.ts';
import { sql, type SqlBool } from 'kysely';
import { type TicketReach, withinServices } from '#access/within-services.ts';
import type { Database } from '#db/database.ts';
import type { Page } from '#db/search/page-with-total.ts';
import { searchPage, sortKey } from '#db/search/search-page.ts';
import { isExpired } from './open-requests.query.ts';

/** As JSON: dates are text, and zones are ids. */
export type TicketRequestRow = {
  readonly id: number;
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
  readonly startDate: string;
  readonly requestedAt: string;
  readonly agreementNumber: number;
  readonly invoiceReference: string;
  readonly service: SubscriberServiceId;
};

type ListRequest = Query<typeof listTicketRequests> & {
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
};

/** The requests of a company that nobody has answered, the oldest first. */
export const ticketRequestPage = (
  database: Database,
  reach: TicketReach,
  { companyId, today, searchFor, filter, sort = 'requestedAt', ...page }: ListRequest,
): Promise<Page<TicketRequestRow>> =>
  searchPage(database, {
    ...page,
    schema: 'self_service',
    table: 'ticket_request',
    where: sql<SqlBool>`
      ${withinServices(reach, 'ticket_request')} and ticket_request.company_id = ${companyId}
      and ticket_request.state = 'open' and ${inFilter(filter, today)}`,
    words: searchWords(searchFor),
    sort: sortKey(sort, sortKeys),
    entry,
  });

function inFilter(filter: TicketRequestFilter | undefined, today: Temporal.PlainDate) {
  if (!filter) return sql<SqlBool>`true`;
  const expired = isExpired(today, 'ticket_request');
  return filter === 'expired' ? expired : sql<SqlBool>`not ${expired}`;
}

const column = (name: string) => () => ({ key: sql.ref(`ticket_request.${name}`) });

/** As the list of employees has them; zones by how many are paid for. */
const sortKeys = {
  lastName: column('sorted'),
  employeeId: () => ({ key: sql`text.natural_key(ticket_request.employee_id) collate "C"` }),
  phone: () => ({ key: sql`ticket_request.phone_country_code || ticket_request.phone` }),
  zones: column('nr_of_zones'),
  startDate: column('start_date'),
  requestedAt: column('requested_at'),
};

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
