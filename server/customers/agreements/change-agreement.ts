import { changeAgreement as route } from '@takst/contract/customers/agreements/change-agreement.contract.ts';
import {
  intervalsFor,
  invoicingInterval,
} from '@takst/domain/customers/agreements/invoicing-interval.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { agreementStore } from './agreement.store.ts';
import { recordedChange } from './recorded-terms.ts';

/** Changes everything but the subtype (spec 1 §4). */
export const changeAgreement = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, body }) => {
    const agreements = agreementStore(change.tx, scope, params.id);
    const agreement = await agreements.lock(params.agreementId);
    if (!agreement) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    const { id, invoicingInterval: interval } = agreement;
    const current = invoicingInterval(interval);
    if (!intervalsFor(current).includes(body.invoicingInterval)) {
      return { refused: { code: 'INTERVAL_NOT_OFFERED' } };
    }
    // What is shown as OTHER has a name of its own, which stays.
    const after = {
      ...body,
      invoicingInterval: body.invoicingInterval === current ? interval : body.invoicingInterval,
    };
    await agreements.change(id, after);
    await change.record({
      companyId: params.id,
      kind: 'change-agreement',
      subject: { type: 'agreement', id },
      about: null,
      ...recordedChange(agreement, after),
    });
    return { reply: { id } };
  });
