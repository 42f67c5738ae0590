import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { sql } from 'kysely';
import { type TicketReach, withinServices } from '#platform/scope/within-services.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { TicketKey } from './ticket-service.ts';

/** Zone ids, and the product that covers them. */
export type TicketProduct = {
  productId: string;
  zoneFrom: string | null;
  zoneTo: string | null;
  allZones: boolean;
  nrOfZones: number;
  /** A second pair of zones, on cards alone; without it, the ticket has none. */
  secondZoneFrom?: string | null;
  secondZoneTo?: string | null;
};

/** What is known of a ticket when it is ordered. Its slots are locked. */
export type OrderedTicket = TicketProduct & {
  service: TicketServiceId;
  companyId: number;
  /** Null for a code on a list, a nameless card and paper. */
  holderId: number | null;
  holderSlot: number | null;
  agreementId: number;
  profileId: string;
  startDate: Temporal.PlainDate;
  /** The last day; null when it runs until somebody ends it. */
  expirationDate: Temporal.PlainDate | null;
  /** It is pending up to this day, whenever it starts; null: until it starts. */
  pendingThrough: Temporal.PlainDate | null;
};

/** What may change of a ticket that its holder does not have yet. */
export type TicketTerms = TicketProduct &
  Pick<OrderedTicket, 'holderId' | 'holderSlot' | 'agreementId' | 'profileId' | 'expirationDate'>;

/** What a ticket is ordered on. Codes are drawn for phones alone. */
export type OrderedMedium =
  | { medium: 'phone'; mediumSlot: number | null }
  | { medium: 'card'; mediumSlot: number | null; cardId: number }
  | { medium: 'paper'; mediumSlot: null };

/** What a ticket lies on, with the code of one on a phone. */
export type CodedMedium =
  | (Extract<OrderedMedium, { medium: 'phone' }> & { pickupCode: string } & KeptCode)
  | Exclude<OrderedMedium, { medium: 'phone' }>;

/** A ticket goes on with the code of the one before, also on the phone that has redeemed it. */
type KeptCode = {
  keepsCode?: boolean;
  codeSentAt?: Temporal.Instant | null;
  downloadedAt?: Temporal.Instant | null;
  appId?: string | null;
  ticketApp?: string | null;
};

/** A ticket as it is inserted. */
export type NewTicket = OrderedTicket &
  CodedMedium & {
    orderedAt: Temporal.Instant;
    /** When a user or a continuation set the end; null for an end by rule. */
    endedAt: Temporal.Instant | null;
    /** The ticket that this one continues; null for an order. */
    continuesId: number | null;
  };

/** The last day of a ticket, and when it was set; a day before the first means that it is never valid. */
export type TicketEnd = TicketKey & {
  readonly lastDay: Temporal.PlainDate | null;
  readonly endedAt: Temporal.Instant | null;
};

/** Writes of tickets that the transaction has taken or is about to issue; each any number at once. */
export function ticketStore(tx: Transaction, tenant: TenantId) {
  const tables = tablesOf(tx);

  const set = async (
    keys: readonly TicketKey[],
    column: 'cancelled_at' | 'code_sent_at',
    at: Temporal.Instant,
  ): Promise<void> => {
    await sql`
      update tickets.ticket set ${sql.ref(column)} = ${at}::timestamptz
        from ${givenKeys(keys)}
       where ticket.tenant = ${tenant} and ticket.company_id = given.company_id
         and ticket.id = given.id`.execute(tables);
  };

  return {
    cancel: (keys: readonly TicketKey[], at: Temporal.Instant) => set(keys, 'cancelled_at', at),

    setCodeSentAt: (keys: readonly TicketKey[], at: Temporal.Instant) =>
      set(keys, 'code_sent_at', at),

    /** Sets or takes back last days, by a user or because of the ticket that continues these. */
    async setEnds(ends: readonly TicketEnd[]): Promise<void> {
      const lastDays = sql.val(ends.map(({ lastDay }) => lastDay?.toString() ?? null));
      const moments = sql.val(ends.map(({ endedAt }) => endedAt?.toString() ?? null));
      await sql`
        update tickets.ticket set expiration_date = given.last_day, ended_at = given.ended_at
          from unnest(${companyIdsOf(ends)}::bigint[], ${idsOf(ends)}::bigint[], ${lastDays}::date[],
                      ${moments}::timestamptz[]) as given (company_id, id, last_day, ended_at)
         where ticket.tenant = ${tenant} and ticket.company_id = given.company_id
           and ticket.id = given.id`.execute(tables);
    },

    /** Changes the holders of tickets, their terms and their agreements. */
    async setTerms(tickets: readonly (TicketKey & TicketTerms)[]): Promise<void> {
      await sql`
        update tickets.ticket
           set holder_id = given."holderId", holder_slot = given."holderSlot",
               agreement_id = given."agreementId", product_id = given."productId",
               profile_id = given."profileId", zone_from = given."zoneFrom", zone_to = given."zoneTo",
               all_zones = given."allZones", nr_of_zones = given."nrOfZones",
               expiration_date = given."expirationDate"
          from json_to_recordset(${JSON.stringify(tickets)}::text::json) as given (
                 "companyId" bigint, id bigint, "holderId" bigint, "holderSlot" bigint,
                 "agreementId" bigint, "productId" text, "profileId" text, "zoneFrom" text,
                 "zoneTo" text, "allZones" boolean, "nrOfZones" integer, "expirationDate" date)
         where ticket.tenant = ${tenant} and ticket.company_id = given."companyId"
           and ticket.id = given.id`.execute(tables);
    },

    /** At most one for each code and each card. Returns the ids in the order of the list. */
    async insert(tickets: readonly NewTicket[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        with given as materialized (
          select nextval('tickets.ticket_id_seq') as id, given.*
            from rows from (json_to_recordset(${JSON.stringify(tickets)}::text::json) as (
                   service text, "companyId" bigint, "holderId" bigint, medium text,
                   "mediumSlot" bigint, "cardId" bigint, "holderSlot" bigint, "agreementId" bigint, "productId" text, "profileId" text,
                   "zoneFrom" text, "zoneTo" text, "allZones" boolean, "nrOfZones" integer,
                   "secondZoneFrom" text, "secondZoneTo" text, "startDate" date, "expirationDate" date, "pendingThrough" date,
                   "endedAt" timestamptz,
                   "pickupCode" text, "orderedAt" timestamptz, "continuesId" bigint,
                   "keepsCode" boolean, "codeSentAt" timestamptz, "downloadedAt" timestamptz,
                   "appId" text, "ticketApp" text)) with ordinality as given
        ), inserted as (
          insert into tickets.ticket (
            tenant, id, service, company_id, holder_id, medium, medium_slot, card_id, holder_slot,
            agreement_id, product_id, profile_id, zone_from, zone_to, all_zones, nr_of_zones,
            second_zone_from, second_zone_to, start_date, expiration_date, pending_through, ended_at, pickup_code, ordered_at, continues_id, code_sent_at,
            downloaded_at, app_id, ticket_app, medium_part)
          overriding system value
          select ${tenant}, id, service, "companyId", "holderId", medium, "mediumSlot", "cardId",
                 "holderSlot", "agreementId", "productId", "profileId", "zoneFrom", "zoneTo",
                 "allZones", "nrOfZones", "secondZoneFrom", "secondZoneTo", "startDate", "expirationDate", "pendingThrough",
                 "endedAt", "pickupCode", "orderedAt", "continuesId", "codeSentAt",
                 "downloadedAt", "appId", "ticketApp",
                 case when "keepsCode" then (
                   select max(other.medium_part) + 1 from tickets.ticket as other
                    where other.pickup_code = given."pickupCode")
                 when "cardId" is not null then (
                   select coalesce(max(other.medium_part) + 1, 0) from tickets.ticket as other
                    where other.company_id = given."companyId" and other.card_id = given."cardId")
                 else 0 end
            from given
        )
        select id from given order by ordinality`.execute(tables);
      return rows.map(({ id }) => id);
    },
  };
}

/**
 * Locks the slots of tickets, and of those that they continue, until the transaction ends, so that changes of one
 * person's tickets run one after the other; read the tickets afterwards. Returns the keys of the slots.
 */
export async function lockSlotsOfTickets(
  tx: Transaction,
  reach: TicketReach,
  ticketIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ key: number }>`
    select slot.key
      from tickets.ticket
      left join tickets.ticket as previous
        on previous.company_id = ticket.company_id and previous.id = ticket.continues_id
      join holders.slot on slot.key in (ticket.medium_slot, ticket.holder_slot,
                                        previous.medium_slot, previous.holder_slot)
     where ticket.id = any(${sql.val([...ticketIds])}::bigint[])
       and ${withinServices(reach, 'ticket')}
     order by slot.key for update of slot`.execute(tablesOf(tx));
  return new Set(rows.map(({ key }) => key));
}

const companyIdsOf = (keys: readonly TicketKey[]) =>
  sql.val(keys.map(({ companyId }) => companyId));
const idsOf = (keys: readonly TicketKey[]) => sql.val(keys.map(({ id }) => id));

const givenKeys = (keys: readonly TicketKey[]) =>
  sql`unnest(${companyIdsOf(keys)}::bigint[], ${idsOf(keys)}::bigint[]) as given (company_id, id)`;
