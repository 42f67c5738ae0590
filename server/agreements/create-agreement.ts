import { createAgreement as route } from '@takst/contract/agreements/create-agreement.contract.ts';
import { isInConflict } from '@takst/domain/agreements/agreement-combination.rules.ts';
import { agreementSubtype } from '@takst/domain/agreements/agreement-subtype.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { agreementStore } from './agreement.store.ts';

/** Creates an agreement if its subtype does not conflict with the company's others (spec 1 §4). */
export const createAgreement = (changes: ChangePath) =>
  serveChange(route, changes, async (change, call) => {
    const { scope, params, body, today, now } = call;
    const { subType: subtype, ...terms } = body;
    if (!tenants[scope.tenant].allowedAgreementTypes.includes(subtype)) {
      return { refused: { code: 'SUBTYPE_NOT_ALLOWED' } };
    }
    const agreements = agreementStore(change.tx, scope, params.id);
    const existing = await agreements.lockAll();
    if (!existing) throw new Error(`company ${params.id} was within the scope a moment ago`);
    if (isInConflict(subtype, existing.map(agreementSubtype))) {
      return { refused: { code: 'AGREEMENT_IN_CONFLICT' } };
    }
    const id = await agreements.insert({ subtype, ...terms }, { from: today, at: now });
    await change.record({
      companyId: params.id,
      kind: 'create-agreement',
      subject: { type: 'agreement', id },
      before: null,
      after: { subtype, ...terms, fromDate: today },
    });
    return { reply: { id } };
  });
