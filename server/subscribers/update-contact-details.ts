import { updateContactDetails as route } from '@takst/contract/subscribers/update-contact-details.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { lockTicket } from '#tickets/tickets.public.ts';
import { saveContactDetails } from './save-contact-details.ts';
import { findSubscriber } from './subscriber.query.ts';

/** Changes names and employee number in all entries of the holder of a ticket (domain: Change info). */
export const updateContactDetails = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { params, body, ...call }) => {
    const ticket = await lockTicket(change.tx, { ...call, ticketId: params.id });
    // The lock is on the person: whoever changes the subscriber waits for it.
    const subscriber =
      ticket && (await findSubscriber(change.tx, call.scope, ticket.row.subscriber_id));
    if (!subscriber) return { refused: { code: 'TICKET_NOT_FOUND' } };
    await saveContactDetails({ ...change, scope: call.scope }, subscriber, body);
    return { reply: { subscriberId: subscriber.id } };
  });
