import { changeAgreement as route } from '@takst/contract/agreements/change-agreement.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { agreementStore } from './agreement.store.ts';

/** Changes everything but the subtype (spec 1 §4). */
export const changeAgreement = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, body }) => {
    const agreements = agreementStore(change.tx, scope, params.id);
    const agreement = await agreements.lock(params.agreementId);
    if (!agreement) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    await agreements.change(agreement.id, body);
    const { id, subtype: _kept, ...before } = agreement;
    await change.record({
      companyId: params.id,
      kind: 'change-agreement',
      subject: { type: 'agreement', id },
      about: null,
      before,
      after: body,
    });
    return { reply: { id } };
  });
