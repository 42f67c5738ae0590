import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { type ContractFacts, contractPdf } from './contract-pdf.ts';
import { type MadeContract, sha256Of } from './contract.store.ts';
import { clauses, termsVersion } from './contract.texts.ts';

type ContractInput = {
  readonly tenant: TenantId;
  readonly companyName: string;
  readonly organisationNumber: string;
  readonly day: Temporal.PlainDate;
};

/** The contract of a company that becomes a customer, with the operator's usual agreements. */
export async function makeContract(contracted: ContractInput): Promise<MadeContract> {
  const { tenant, companyName, organisationNumber, day } = contracted;
  const agreements = tenantOf(tenant).defaultAgreements;
  const facts: ContractFacts = {
    tenant,
    companyName,
    organisationNumber,
    day,
    agreements,
    termsVersion,
    clauses: clauses(tenantOf(tenant).brandTitle),
  };
  const pdf = await contractPdf(facts);
  return { pdf, sha256: sha256Of(pdf), facts };
}
