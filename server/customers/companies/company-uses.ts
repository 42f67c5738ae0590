import {
  type CompanyUse,
  companyUses,
} from '@takst/domain/customers/companies/delete-company.rules.ts';
import type { Transaction } from '#platform/db/database.ts';

type UseRequest = { tenant: string; companyId: number; today: Temporal.PlainDate };

/** Whether a company still uses a service. */
type CheckUse = (tx: Transaction, request: UseRequest) => Promise<boolean>;

/** One check per service, provided by `server/app`; the type makes sure that none is forgotten. */
export type CompanyUses = Readonly<Record<CompanyUse, CheckUse>>;

/** The services that a company still uses. */
export async function findUses(
  tx: Transaction,
  uses: CompanyUses,
  request: UseRequest,
): Promise<CompanyUse[]> {
  const inUse: CompanyUse[] = [];
  for (const use of companyUses) if (await uses[use](tx, request)) inUse.push(use);
  return inUse;
}
