import { pageFacts } from '#texts/page-facts.ts';

/** One key per user and deployment (spec 1 §2.1). */
const keyFor = (userId: number): string =>
  `company:${pageFacts.tenant}:${pageFacts.isProduction ? 'production' : 'other'}:${userId}`;

/** The company of this tab, then the one chosen last in any tab. */
export const rememberedIds = (userId: number): number[] => [
  ...new Set(
    storages()
      .map((storage) => Number(storage.getItem(keyFor(userId))))
      .filter((id) => id > 0),
  ),
];

export function rememberCompany(userId: number, companyId: number): void {
  for (const storage of storages()) storage.setItem(keyFor(userId), String(companyId));
}

/** A browser may block storage; the user then chooses a company at each start. */
function storages(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}
