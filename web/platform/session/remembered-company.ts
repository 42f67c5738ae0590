import { companyCookie } from '@takst/contract/customers/session/company-cookie.ts';
import { preferenceSeconds } from '@takst/domain/platform/retention/preference-cookies.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';

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

/** Keeps the company of this tab, which another tab may not change by what is chosen there. */
export function keepCompanyInTab(userId: number, companyId: number): void {
  storages()[0]?.setItem(keyFor(userId), String(companyId));
  tellServer(companyId);
}

/** For the first data of the next page (docs/decisions/0117); it opens nothing. */
function tellServer(companyId: number): void {
  document.cookie = `${companyCookie}=${companyId}; path=/; max-age=${preferenceSeconds}; samesite=lax`;
}

export function rememberCompany(userId: number, companyId: number): void {
  for (const storage of storages()) storage.setItem(keyFor(userId), String(companyId));
  tellServer(companyId);
}

/** A browser may block storage; the user then chooses a company at each start. */
function storages(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}
