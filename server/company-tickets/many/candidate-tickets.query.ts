import type { ActingTicket } from '@takst/domain/tickets/ticket-actions.rules.ts';
import { sql } from 'kysely';
import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import type { Database, Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** One of a subscriber's tickets, with what its price depends on. */
export type Candidate = ActingTicket & {
  readonly id: number;
  readonly startDate: Temporal.PlainDate;
  readonly productId: string;
  readonly profileId: string;
  readonly nrOfZones: number;
  /** When the holder got the last SMS with the code. */
  readonly codeSentAt: Temporal.Instant;
};

export type SubscriberWithTickets = {
  readonly subscriberId: number;
  readonly person: { firstName: string; lastName: string; employeeId: string } | null;
  readonly tickets: readonly Candidate[];
};

type CandidateRequest = {
  companyId: number;
  subscriberIds: readonly number[];
  today: Temporal.PlainDate;
};

type Row = Omit<SubscriberWithTickets, 'tickets'> & {
  tickets: (Omit<Candidate, 'startDate' | 'expirationDate' | 'codeSentAt'> & {
    startDate: string;
    expirationDate: string | null;
    codeSentAt: string;
  })[];
};

/**
 * Subscribers of one company with their tickets that have not ended, in the order of the list. For an
 * id that the company does not have, `person` is null.
 */
export async function findSubscribersWithTickets(
  source: Database | Transaction,
  scope: Scope,
  { companyId, subscriberIds, today }: CandidateRequest,
): Promise<SubscriberWithTickets[]> {
  const { rows } = await sql<Row>`
    select given.id as "subscriberId",
           case when subscriber.id is not null then jsonb_build_object(
             'firstName', subscriber.first_name, 'lastName', subscriber.last_name,
             'employeeId', subscriber.employee_id) end as person,
           coalesce((
             select jsonb_agg(jsonb_build_object(
                      'id', ticket.id,
                      'status', tickets.status(start_date, expiration_date, pending_through,
                                               cancelled_at, failed_at, anonymised_at, ${today}),
                      'startDate', start_date, 'expirationDate', expiration_date,
                      'hasPickupCode', pickup_code is not null,
                      'downloadedToPhone', downloaded_at is not null,
                      'productId', product_id, 'profileId', profile_id, 'nrOfZones', nr_of_zones,
                      'codeSentAt', coalesce(code_sent_at, ordered_at))
                    order by start_date, ticket.id)
               from tickets.ticket
              where ticket.company_id = subscriber.company_id
                and ticket.holder_id = subscriber.id and ticket.service = 'company-tickets'
                and (expiration_date is null or expiration_date >= ${today})), '[]') as tickets
      from unnest(${sql.val([...subscriberIds])}::bigint[]) as given(id)
      left join holders.holder subscriber
        on subscriber.erased_at is null and ${withinScope(scope, 'subscriber')} and subscriber.company_id = ${companyId}
       and subscriber.id = given.id
     order by subscriber.sorted, given.id`.execute(tablesOf(source));
  return rows.map(({ tickets, ...row }) => ({ ...row, tickets: tickets.map(withTimes) }));
}

const withTimes = ({
  startDate,
  expirationDate,
  codeSentAt,
  ...ticket
}: Row['tickets'][number]): Candidate => ({
  ...ticket,
  codeSentAt: Temporal.Instant.from(codeSentAt),
  startDate: Temporal.PlainDate.from(startDate),
  expirationDate: expirationDate === null ? null : Temporal.PlainDate.from(expirationDate),
});
