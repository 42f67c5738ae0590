import type { Moment } from '../demo-world-facts.ts';
import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import { knownPupils } from './known-pupils.ts';

/** Lists are searched by these: they stay what they are. */
const knownCards = knownPupils.flatMap(({ cardNumber }) => cardNumber ?? []);

type School = Moment & {
  readonly companyId: number;
  /** Of a replacement that is made. */
  readonly madeNumber: string;
};

/**
 * Lets two pupils have lost their ID-based cards, for which they owe the school: the card of one is on its way, with a
 * link by SMS meanwhile; that of the other is made. Nobody while no year runs.
 */
export async function insertLostCards(
  tx: Transaction,
  { companyId, madeNumber, today, now }: School,
): Promise<void> {
  const orderedAt = now.subtract({ hours: 50 });
  await sql`
    insert into holders.slot (tenant, kind, company_id, value)
    select tenant, 'card', 0, ${madeNumber} from companies.company where id = ${companyId}
    on conflict do nothing`.execute(tablesOf(tx));
  await sql`
    with lost as materialized (
      select ticket.tenant, ticket.company_id, ticket.id as ticket_id, card.id as lost_id,
             nextval('tickets.ticket_id_seq') as card_id,
             row_number() over (order by ticket.id) = 2 as is_made
        from tickets.ticket
        join travel_cards.card on card.company_id = ticket.company_id and card.id = ticket.card_id
       where ticket.company_id = ${companyId} and card.origin = 'existing' and ticket.cancelled_at is null
         and card.number <> all(${sql.val(knownCards)}::text[])
         and ticket.ended_at is null and ticket.start_date < ${today.subtract({ days: 3 })}::date
         and ticket.expiration_date > ${today}::date
       order by ticket.id limit 2
    ), blocked as (
      update travel_cards.card set deactivated_at = ${orderedAt}::timestamptz
        from lost where card.company_id = lost.company_id and card.id = lost.lost_id
    ), ordered as (
      insert into travel_cards.card (tenant, company_id, id, origin, number, requested_at, made_at, made_on,
                                     made_for, fee_ore, replaces_id, replacement_count, reason)
      select tenant, company_id, card_id, 'new', case when is_made then ${madeNumber} end, ${orderedAt}::timestamptz,
             case when is_made then ${orderedAt}::timestamptz + interval '1 hour' end,
             case when is_made then ${today.subtract({ days: 2 })}::date end,
             case when is_made then ticket_id end, 5000, lost_id, 1, 'lost'
        from lost
    ), noted as (
      insert into school_tickets.replacement (tenant, company_id, card_id, ticket_id, paid_by)
      select tenant, company_id, card_id, ticket_id, 'pupil' from lost
    ), named as (
      update holders.holder set card_name = first_name || ' ' || last_name
        from lost join tickets.ticket on ticket.company_id = lost.company_id and ticket.id = lost.ticket_id
       where holder.company_id = ticket.company_id and holder.id = ticket.holder_id and first_name is not null
    ), bridged as (
      insert into school_tickets.temporary_ticket (tenant, company_id, card_id, kind, phone_country_code, phone, issued_at)
      select tenant, company_id, card_id, 'sms', '+47', '41239901', ${orderedAt}::timestamptz from lost where not is_made
    ), posted as (
      insert into travel_cards.production (tenant, company_id, made_on, post_address)
      select lost.tenant, lost.company_id, ${today.subtract({ days: 2 })}::date, company.post_address
        from lost join companies.company on company.id = lost.company_id
       where is_made and company.post_address is not null
      on conflict do nothing
    )
    update tickets.ticket set card_id = lost.card_id, medium_slot = slot.key
      from lost
      left join holders.slot on lost.is_made and slot.tenant = lost.tenant and slot.kind = 'card'
       and slot.company_id = 0 and slot.value = ${madeNumber}
     where ticket.company_id = lost.company_id and ticket.card_id = lost.lost_id`.execute(
    tablesOf(tx),
  );
}
