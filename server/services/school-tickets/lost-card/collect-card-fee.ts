import { collectCardFee as route } from '@takst/contract/services/school-tickets/lost-card/collect-card-fee.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { aboutTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { findReplacements, owedByTicket } from './replacement.query.ts';
import { setCollected } from './replacement.store.ts';

/** Notes that a pupil has paid the school, whatever has become of the ticket. */
export const collectCardFee = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, async (change, { scope, params: { id }, today, now }) => {
    const { tx } = change;
    const [ticket] = await tickets.lock(tx, { scope, services, ids: [id], today });
    if (!ticket) return { refused: { code: 'TICKET_NOT_FOUND' } };
    const { row } = ticket;
    const owedFee = owedByTicket(await findReplacements(tx, scope, [row]), id);
    if (owedFee === 0) return { refused: { code: 'NO_FEE_OWED' } };
    await setCollected(tx, { companyId: row.company_id, id }, { tenant: scope.tenant, now });
    await change.record({
      ...aboutTicket(row),
      kind: 'collect-card-fee',
      before: { cardFeeOwed: owedFee },
      after: { cardFeeOwed: 0 },
    });
    return { reply: { id } };
  });
