import { reportLoad as route } from '@takst/contract/services/ticket-counter/load/report-load.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { refuseLoad } from '@takst/domain/services/ticket-counter/delivery.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { lockLoad, saveLoaded } from './card-load.store.ts';

/**
 * A card system reports that a card gets a delivery. The row of the delivery is locked first, as for what is taken back:
 * of a report and a refund at the same time one wins, and the other is told (domain: Ticket counter).
 */
export const reportLoad = (changes: ChangePath) =>
  serveChange(
    route,
    changes,
    async (change, { scope, body, today, now }): Promise<Outcome<typeof route>> => {
      const load = await lockLoad(change.tx, scope, body);
      if (!load) return { refused: { code: 'DELIVERY_NOT_FOUND' } };
      const { id, companyId, priceOre, loadedAt } = load;
      if (loadedAt) return { reply: { id, loadedAt } };
      const refused = refuseLoad(load, today);
      if (refused) return { refused: { code: refused } };
      await saveLoaded(change.tx, load, now);
      await change.record({
        companyId,
        kind: 'load-counter-delivery',
        subject: { type: 'counter-delivery', id },
        about: null,
        before: null,
        after: { counterTotal: priceOre },
      });
      return { reply: { id, loadedAt: now } };
    },
  );
