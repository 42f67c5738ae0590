import { updateContactDetails as route } from '@takst/contract/subscribers/update-contact-details.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { subscriberStore } from './subscriber.store.ts';
import { serveChange } from '#changes/serve-change.ts';
import { lockTicket } from '#tickets/tickets.public.ts';

/** Changes names and employee number in all entries of the subscriber (domain: Change info). */
export const updateContactDetails = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { params, body, ...call }) => {
    const ticket = await lockTicket(change.tx, { ...call, ticketId: params.id });
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const { row } = ticket;
    const person = {
      key: row.person_key,
      phoneCountryCode: row.phone_country_code,
      phone: row.phone,
    };
    const subscriber = await subscriberStore(change.tx, call.scope).save(
      row.company_id,
      person,
      body,
    );
    await change.record({
      companyId: row.company_id,
      kind: 'update-contact-details',
      subject: { type: 'subscriber', id: subscriber.id },
      personKey: row.person_key,
      before: subscriber.before,
      after: body,
    });
    return { reply: { subscriberId: subscriber.id } };
  });
