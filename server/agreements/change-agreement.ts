import type { changeAgreement as route } from '@takst/contract/agreements/change-agreement.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { ChangePath } from '#changes/change-path.ts';
import type { Call } from '#http/call.ts';
import { agreementStore } from './agreement.store.ts';

/** Changes everything but the subtype (spec 1 §4). */
export const changeAgreement =
  (changes: ChangePath) =>
  ({ origin, scope, params, body }: Call<typeof route>): Promise<Outcome<typeof route>> =>
    changes(origin, async (change): Promise<Outcome<typeof route>> => {
      const agreements = agreementStore(change.tx, scope, params.id);
      const agreement = await agreements.lock(params.agreementId);
      if (!agreement) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
      await agreements.change(agreement.id, body);
      const { id, subtype: _kept, ...before } = agreement;
      await change.record({
        companyId: params.id,
        kind: 'change-agreement',
        subject: { type: 'agreement', id },
        before,
        after: body,
      });
      return { reply: { id } };
    });
