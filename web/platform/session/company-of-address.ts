import type { OwnedThing } from '@takst/contract/platform/pages/page-row.ts';
import {
  companyOfCalls,
  ownedPageAt as ownedPageAtAddress,
  type ThingInAddress,
} from '@takst/contract/app/thing-in-address.ts';
import { NotAllowed, NotFound } from '#platform/api/call-failures.ts';
import { Refused, replyOf } from '#platform/api/query.ts';
import { leavePage } from '#platform/drafts/leave-page.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import type { SessionState } from './session.ts';

type Address = { readonly pathname: string; readonly search: string };

/** The same at the operator of this page. */
export const ownedPageAt = ({ pathname, search }: Address) =>
  ownedPageAtAddress(
    { pathname, search: Object.fromEntries(new URLSearchParams(search)) },
    pageFacts.tenant,
  );

/** Companies by what belongs to them, which never changes; null where the page stays in the current company. */
const companyIds = new Map<string, number | null>();
/** For tests, which are one page to this module. */
export const forgetCompanies = (): void => companyIds.clear();
const keyOf = ({ thing, id }: ThingInAddress): string => `${thing} ${id}`;

/** The company that something belongs to; null when this user reaches no such thing. */
export async function companyOf(thing: ThingInAddress): Promise<number | null> {
  const companyId = companyIds.get(keyOf(thing));
  if (thing.thing === 'company') return companyId === null ? null : thing.id;
  if (companyId !== undefined) return companyId;
  const fetchedId = await fetchCompanyOf(companyOfCalls[thing.thing], thing.id);
  if (fetchedId !== null) companyIds.set(keyOf(thing), fetchedId);
  return fetchedId;
}

async function fetchCompanyOf(route: (typeof companyOfCalls)[OwnedThing], id: number) {
  try {
    return (await replyOf(route, { params: { id } })).companyId;
  } catch (error) {
    if (error instanceof Refused || error instanceof NotAllowed || error instanceof NotFound) {
      return null;
    }
    throw error;
  }
}

/** For a page that the user may not open in its company: it stays in the current one, whose calls refuse it. */
export const stayInCompany = (thing: ThingInAddress): void =>
  void companyIds.set(keyOf(thing), null);

/**
 * Starts again at an address that belongs to another company than the current one; the session then begins in
 * that company. A fresh page, so that nothing of one company is seen or sent in another.
 */
export async function openInItsCompany(address: Address, state: SessionState): Promise<void> {
  if (state.state !== 'fetch-success' || state.lostCompany) return;
  const page = ownedPageAt(address);
  if (!page) return;
  const companyId = await companyOf(page);
  if (companyId === null || companyId === state.session?.company.id) return;
  leavePage(address.pathname + address.search);
  // The page is being left: nothing of the other company is shown meanwhile.
  await new Promise(() => undefined);
}
