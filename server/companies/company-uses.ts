import { type CompanyUse, companyUses } from '@takst/domain/companies/delete-company.rules.ts';
import type { Transaction } from '#db/database.ts';

type UseRequest = { tenant: string; companyId: number; today: Temporal.PlainDate };

/** Asks a service whether a company still uses it. */
export type AskUse = (tx: Transaction, request: UseRequest) => Promise<boolean>;

/** One answer from each service; `server/app` hands them in, so that no service is forgotten. */
export type CompanyUses = Readonly<Record<CompanyUse, AskUse>>;

/** Which services stand in the way of deleting a company. */
export async function usesOf(
  tx: Transaction,
  uses: CompanyUses,
  request: UseRequest,
): Promise<CompanyUse[]> {
  const found: CompanyUse[] = [];
  for (const use of companyUses) if (await uses[use](tx, request)) found.push(use);
  return found;
}
