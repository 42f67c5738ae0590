import type { HeldTicket } from '@takst/domain/tickets/held-ticket.ts';
import type { Scope } from '#access/scope.ts';
import { withinScope } from '#access/within-scope.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

export type Phone = { phoneCountryCode: string; phone: string };

/** Zone ids, and the product that covers them. */
export type TicketProduct = {
  productId: string;
  zoneFrom: string | null;
  zoneTo: string | null;
  allZones: boolean;
  nrOfZones: number;
};

export type NewTicket = TicketProduct & {
  companyId: number;
  subscriberId: number;
  personKey: number;
  agreementId: number;
  profileId: string;
  startDate: Temporal.PlainDate;
  pickupCode: string;
  orderedAt: Temporal.Instant;
  /** The ticket that this one continues; undefined for an order. */
  continuesId?: number;
};

export function ticketStore(tx: Transaction, scope: Scope) {
  const tables = tablesOf(tx);
  const ownTicket = (ticketId: number) =>
    tables
      .updateTable('tickets.ticket as ticket')
      .where(withinScope(scope, 'ticket'))
      .where('ticket.id', '=', ticketId);
  return {
    /**
     * Finds or creates the person with a phone and locks the row until the transaction ends: orders
     * for one phone run one after the other.
     */
    async lockPerson({ phoneCountryCode, phone }: Phone): Promise<number> {
      const { key } = await tables
        .insertInto('company_tickets.person')
        .values({ tenant: scope.tenant, phone_country_code: phoneCountryCode, phone })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant', 'phone_country_code', 'phone'])
            .doUpdateSet((row) => ({ phone: row.ref('excluded.phone') })),
        )
        .returning('key')
        .executeTakeFirstOrThrow();
      return key;
    },

    /**
     * Locks the person of a ticket until the transaction ends, so that changes of one person's
     * tickets run one after the other; read the ticket afterwards. False when the ticket is outside
     * the scope.
     */
    async lockPersonOfTicket(ticketId: number): Promise<boolean> {
      const locked = await tables
        .selectFrom('company_tickets.person as person')
        .innerJoin('tickets.ticket as ticket', 'ticket.person_key', 'person.key')
        .select('person.key')
        .where(withinScope(scope, 'ticket'))
        .where('ticket.id', '=', ticketId)
        .forUpdate('person')
        .executeTakeFirst();
      return locked !== undefined;
    },

    /** Sets the last day; a day before the first means that the ticket is never valid. */
    async setExpiry(ticketId: number, lastDay: Temporal.PlainDate): Promise<void> {
      await ownTicket(ticketId).set({ expiration_date: lastDay }).executeTakeFirstOrThrow();
    },

    async cancel(ticketId: number, at: Temporal.Instant): Promise<void> {
      await ownTicket(ticketId).set({ cancelled_at: at }).executeTakeFirstOrThrow();
    },

    async setCodeSentAt(ticketId: number, at: Temporal.Instant): Promise<void> {
      await ownTicket(ticketId).set({ code_sent_at: at }).executeTakeFirstOrThrow();
    },

    /**
     * The person's tickets from all companies of the tenant: the rule is about the person (domain:
     * Company ticket). Only dates leave this query, never which company ordered.
     */
    findHeldTickets(personKey: number): Promise<HeldTicket[]> {
      return tables
        .selectFrom('tickets.ticket')
        .select(['start_date as startDate', 'expiration_date as expirationDate'])
        .where('tenant', '=', scope.tenant)
        .where('person_key', '=', personKey)
        .where('cancelled_at', 'is', null)
        .where('failed_at', 'is', null)
        .execute();
    },

    async insert(ticket: NewTicket): Promise<number> {
      const { id } = await tables
        .insertInto('tickets.ticket')
        .values({
          tenant: scope.tenant,
          company_id: ticket.companyId,
          subscriber_id: ticket.subscriberId,
          person_key: ticket.personKey,
          agreement_id: ticket.agreementId,
          product_id: ticket.productId,
          profile_id: ticket.profileId,
          zone_from: ticket.zoneFrom,
          zone_to: ticket.zoneTo,
          all_zones: ticket.allZones,
          nr_of_zones: ticket.nrOfZones,
          start_date: ticket.startDate,
          pickup_code: ticket.pickupCode,
          ordered_at: ticket.orderedAt,
          continues_id: ticket.continuesId ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
