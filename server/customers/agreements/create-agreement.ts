import { createAgreement as route } from '@takst/contract/customers/agreements/create-agreement.contract.ts';
import { isInConflict } from '@takst/domain/customers/agreements/agreement-combination.rules.ts';
import { agreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { addAgreement } from './add-agreement.ts';
import { agreementStore } from './agreement.store.ts';

/** Creates an agreement if its subtype does not conflict with the company's others (spec 1 §4). */
export const createAgreement = (changes: ChangePath) =>
  serveChange(route, changes, async (change, call) => {
    const { scope, params, body, today, now } = call;
    if (!tenantOf(scope.tenant).allowedAgreementTypes.includes(body.subType)) {
      return { refused: { code: 'SUBTYPE_NOT_ALLOWED' } };
    }
    const existing = await agreementStore(change.tx, scope, params.id).lockAll();
    if (!existing) throw new Error(`company ${params.id} was within the scope a moment ago`);
    if (isInConflict(body.subType, existing.map(agreementSubtype))) {
      return { refused: { code: 'AGREEMENT_IN_CONFLICT' } };
    }
    const id = await addAgreement(change, { scope, companyId: params.id, today, now }, body);
    return { reply: { id } };
  });
