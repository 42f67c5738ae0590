import { updateContactDetails as route } from '@takst/contract/ticketing/subscribers/update-contact-details.contract.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { findHolderOfEntry } from './entry-holder.query.ts';
import { saveContactDetails } from './save-contact-details.ts';
import { lockSubscriber } from './subscriber/lock-subscriber.ts';

/** Changes names and employee number in all entries of the holder of a ticket or a subscription (domain: Change info). */
export const updateContactDetails = (changes: ChangePath, ticketServices: TicketServices) =>
  serveChange(route, changes, async (change, { scope, params, body }) => {
    const holderId = await findHolderOfEntry(change.tx, { scope, services }, params.id);
    const subscriber = holderId && (await lockSubscriber(change.tx, scope, holderId));
    if (!subscriber) return { refused: { code: 'TICKET_NOT_FOUND' } };
    await saveContactDetails({ ...change, scope }, subscriber, body);
    const people = [{ companyId: subscriber.companyId, holderId: subscriber.id }];
    for (const { onEmployeeIdCorrected } of Object.values(ticketServices)) {
      await onEmployeeIdCorrected?.(change.tx, scope.tenant, people);
    }
    return { reply: { subscriberId: subscriber.id } };
  });
