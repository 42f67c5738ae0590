import { changeAgreementEnd as route } from '@takst/contract/customers/agreements/change-agreement-end.contract.ts';
import { mayEndOn } from '@takst/domain/customers/agreements/agreement-end.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { agreementStore } from './agreement.store.ts';

/** Gives an agreement an end date, another one or none. An order locks the same row: it sees the date or is before it. */
export const changeAgreementEnd = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, body, today }) => {
    const agreements = agreementStore(change.tx, scope, params.id);
    const agreement = await agreements.lock(params.agreementId);
    if (!agreement) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    const { id, endDate: before } = agreement;
    const { endDate, previousEndDate } = body;
    const compared = compareWithExpected(before, { expected: previousEndDate, wanted: endDate });
    if (compared === 'done') return { reply: { id } };
    if (compared === 'changed-since') return { refused: { code: 'HAS_CHANGED', endDate: before } };
    if (!mayEndOn(agreement, { endDate, today })) {
      return { refused: { code: 'END_DATE_NOT_OFFERED' } };
    }
    await agreements.changeEnd(id, endDate);
    await change.record({
      companyId: params.id,
      kind: 'change-agreement-end',
      subject: { type: 'agreement', id },
      about: null,
      before: { endDate: before },
      after: { endDate },
    });
    return { reply: { id } };
  });
