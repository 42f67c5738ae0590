import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { agreementStore } from './agreement.store.ts';
import { recordedTerms } from './recorded-terms.ts';

type Company = { readonly scope: CompanyScope; readonly companyId: number };

/** Opens the agreements of a company for orders that waited for the signature of their contract. */
export async function openSignedAgreements(
  { tx, record }: Change,
  { scope, companyId }: Company,
): Promise<void> {
  const agreements = agreementStore(tx, scope, companyId);
  for (const { id } of await agreements.lockAwaiting()) {
    await agreements.openForOrders(id);
    await record({
      companyId,
      kind: 'change-agreement',
      subject: { type: 'agreement', id },
      about: null,
      before: { awaitsSignature: true },
      after: { awaitsSignature: false },
    });
  }
}

/** Deletes the agreements of a company whose contract was never signed. Nothing was ordered under them. */
export async function deleteUnsignedAgreements(
  { tx, record }: Change,
  { scope, companyId, now }: Company & { readonly now: Temporal.Instant },
): Promise<void> {
  const agreements = agreementStore(tx, scope, companyId);
  for (const { id, subtype, ...terms } of await agreements.lockAwaiting()) {
    await agreements.markDeleted(id, now);
    await record({
      companyId,
      kind: 'delete-agreement',
      subject: { type: 'agreement', id },
      about: null,
      before: { subtype, ...recordedTerms(terms), awaitsSignature: true },
      after: null,
    });
  }
}
