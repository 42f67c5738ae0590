import { sql } from 'kysely';
import { tablesOf } from '#platform/db/tables.ts';
import { hasPhoneOf } from '#platform/personal-data/given-person.query.ts';
import type { PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';
import { isTakenBack } from './deliveries/live-delivery.query.ts';
import { isCurrentEntry } from '#ticketing/tickets/tickets.public.ts';

/** What somebody got from an order of the ticket counter. */
export const deliveryData: PersonSource = {
  kind: 'counter-delivery',
  columns: ['ticket_counter.delivery.phone'],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select delivery.company_id as "companyId", jsonb_build_object(
               'name', recipient_name, 'phone', phone_country_code || phone, 'cardNumber', card_number,
               'product', counter_order.product_id, 'orderedAt', counter_order.ordered_at,
               'until', counter_order.expires_on) as facts,
             (not ${isTakenBack('delivery')} and used_at is null
              and counter_order.expires_on >= ${person.today}::date
              or coalesce(${isCurrentEntry('ticket', person.today)}, false)) as "isInForce"
        from ticket_counter.delivery
        join ticket_counter."order" as counter_order
          on counter_order.company_id = delivery.company_id and counter_order.id = order_id
        left join tickets.ticket on ticket.company_id = delivery.company_id and ticket.id = ticket_id
       where ${hasPhoneOf(person, 'delivery')}
       order by delivery.company_id, order_id, position`.execute(tablesOf(tx));
    return rows;
  },
  erasure: {
    async erase(tx, person) {
      await sql`
        update ticket_counter.delivery
           set recipient_name = null, phone_country_code = null, phone = null, card_number = null
         where ${hasPhoneOf(person, 'delivery')}`.execute(tablesOf(tx));
    },
  },
};

/** Whose purchases in the ticket app a company pays: it ends that before the person can be erased. */
export const coveredPersonData: PersonSource = {
  kind: 'covered-person',
  columns: ['ticket_counter.covered_person.phone'],
  async find(tx, person) {
    const { rows } = await sql<PersonRow>`
      select company_id as "companyId",
             jsonb_build_object('name', name, 'phone', phone_country_code || phone) as facts,
             true as "isInForce"
        from ticket_counter.covered_person where ${hasPhoneOf(person, 'covered_person')}
       order by company_id, id`.execute(tablesOf(tx));
    return rows;
  },
  erasure: 'with-holder',
};
