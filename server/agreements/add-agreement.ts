import type { CreateAgreementBody } from '@takst/contract/agreements/create-agreement.contract.ts';
import type { Scope } from '#access/scope.ts';
import type { Change } from '#changes/change-path.ts';
import { agreementStore } from './agreement.store.ts';
import { recordedTerms } from './recorded-terms.ts';

type Beginning = {
  scope: Scope;
  companyId: number;
  today: Temporal.PlainDate;
  now: Temporal.Instant;
};

/** Saves and records an agreement that is valid from today. */
export async function addAgreement(
  { tx, record }: Change,
  { scope, companyId, today, now }: Beginning,
  { subType: subtype, ...terms }: CreateAgreementBody,
): Promise<number> {
  const agreements = agreementStore(tx, scope, companyId);
  const id = await agreements.insert({ subtype, ...terms }, { from: today, at: now });
  await record({
    companyId,
    kind: 'create-agreement',
    subject: { type: 'agreement', id },
    about: null,
    before: null,
    after: { subtype, ...recordedTerms(terms), fromDate: today },
  });
  return id;
}
