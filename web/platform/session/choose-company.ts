import type { PageAddress } from '@takst/contract/app/path-to.ts';
import { leavePage } from '#platform/drafts/leave-page.ts';
import { rememberCompany } from './remembered-company.ts';
import type { Contact } from './session.ts';

/**
 * Remembers the company and starts again, at / (spec 1 §2.1) or at a page of the company. A fresh page, so
 * that nothing that was fetched or typed for one company can be seen or sent for another.
 */
export function chooseCompany(
  user: Contact,
  company: { id: number },
  to: CompanyStart = '/',
): void {
  rememberCompany(user.id, company.id);
  leavePage(to);
}

/** A page with its query string. */
export type CompanyStart = PageAddress | `${PageAddress}?${string}`;
