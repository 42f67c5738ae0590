import { updateContactDetails as route } from '@takst/contract/subscribers/update-contact-details.contract.ts';
import { subscriberServiceIds as services } from '@takst/domain/tickets/ticket-service-id.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { findTicket } from '#tickets/tickets.public.ts';
import { saveContactDetails } from './save-contact-details.ts';
import { lockSubscriber } from './subscriber-in-hand.ts';

/** Changes names and employee number in all entries of the holder of a ticket (domain: Change info). */
export const updateContactDetails = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, body }) => {
    const ticket = await findTicket(change.tx, { scope, services }, params.id);
    const subscriber = ticket && (await lockSubscriber(change.tx, scope, ticket.holder_id));
    if (!subscriber) return { refused: { code: 'TICKET_NOT_FOUND' } };
    await saveContactDetails({ ...change, scope }, subscriber, body);
    return { reply: { subscriberId: subscriber.id } };
  });
