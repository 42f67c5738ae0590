import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import type { Download } from '#platform/http/serve.ts';
import type { StoredOnboarding } from '../application/onboarding.store.ts';
import { contractPdf } from './contract-pdf.ts';
import { contractStore } from './contract.store.ts';

/** The contract with its signatures: as it was signed, and a page of who has signed it and when; null before it is made. */
export async function signedContract(
  database: Database,
  tenant: TenantId,
  { id, signatures }: Pick<StoredOnboarding, 'id' | 'signatures'>,
): Promise<Uint8Array | null> {
  const contract = await contractStore(database, tenant).find(id);
  if (!contract) return null;
  if (signatures.every((one) => one.signed_at === null)) return contract.pdf;
  return contractPdf(contract.facts, {
    signed: contract.pdf,
    sha256: contract.sha256,
    signatures: signatures.map((one) => ({
      name: one.name,
      birthDate: one.birth_date,
      signedAt: one.signed_at,
    })),
  });
}

export const contractDownload = (
  { organisation_number: number }: Pick<StoredOnboarding, 'organisation_number'>,
  pdf: Uint8Array,
): Download => ({
  name: `avtale-${number}.pdf`,
  content: (async function* whole() {
    yield pdf;
  })(),
});
