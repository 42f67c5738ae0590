import type { CreateAgreementBody } from '@takst/contract/customers/agreements/create-agreement.contract.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { usualPaymentDeadline } from './agreement-defaults.query.ts';
import { agreementStore } from './agreement.store.ts';
import { recordedTerms } from './recorded-terms.ts';

type AgreementInput = {
  scope: CompanyScope;
  companyId: number;
  today: Temporal.PlainDate;
  now: Temporal.Instant;
  /** Its contract is not signed yet. */
  awaitsSignature?: boolean;
};

/** Saves and records an agreement that is valid from today. */
export async function addAgreement(
  { tx, record }: Change,
  { scope, companyId, today, now, awaitsSignature = false }: AgreementInput,
  { subType: subtype, ...given }: CreateAgreementBody,
): Promise<number> {
  const terms = {
    ...given,
    paymentDeadlineDays:
      given.paymentDeadlineDays ?? (await usualPaymentDeadline(tx, scope.tenant, today)),
  };
  const agreements = agreementStore(tx, scope, companyId);
  const id = await agreements.insert(
    { subtype, ...terms, awaitsSignature },
    { from: today, at: now },
  );
  await record({
    companyId,
    kind: 'create-agreement',
    subject: { type: 'agreement', id },
    about: null,
    before: null,
    after: {
      subtype,
      ...recordedTerms(terms),
      fromDate: today,
      ...(awaitsSignature && { awaitsSignature }),
    },
  });
  return id;
}
