import {
  companyInAddress,
  isOfAllCompanies,
  needsNoCompany,
  type Page,
  pageAtAddress,
} from '@takst/contract/pages.ts';
import type { OwnedThing } from '@takst/contract/page-row.ts';
import {
  getCompanyOfBatch,
  getCompanyOfDepartment,
  getCompanyOfFreeBatch,
  getCompanyOfFreeTicket,
  getCompanyOfInvoice,
  getCompanyOfSchoolBatch,
  getCompanyOfSchoolTicket,
  getCompanyOfSubscriber,
  getCompanyOfTicket,
} from '@takst/contract/session/company-of.contract.ts';
import { NotAllowed, NotFound } from '#api/call-failures.ts';
import { Refused, replyOf } from '#api/query.ts';
import { leavePage } from '#drafts/leave-page.ts';
import { pageFacts } from '#texts/page-facts.ts';
import type { SessionState } from '../session.ts';

/** What an address names that belongs to a company; or the company itself, as in links of e-mails. */
export type ThingInAddress = { readonly thing: OwnedThing | 'company'; readonly id: number };

type Address = { readonly pathname: string; readonly search: string };

const calls = {
  subscriber: getCompanyOfSubscriber,
  ticket: getCompanyOfTicket,
  'free-ticket': getCompanyOfFreeTicket,
  'school-ticket': getCompanyOfSchoolTicket,
  'free-batch': getCompanyOfFreeBatch,
  'school-batch': getCompanyOfSchoolBatch,
  department: getCompanyOfDepartment,
  invoice: getCompanyOfInvoice,
  batch: getCompanyOfBatch,
} as const;

const idIn = (text: string | null | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;

/** What is last in the path; of an invoice base, `500123-202603`, the department that it begins with. */
const lastPart = (pathname: string) =>
  pathname
    .replace(/\/$/, '')
    .split('/')
    .at(-1)
    ?.replace(/-\d{6}$/, '');

/** The page at an address with the thing of a company that the address names; null where it names none. */
export function ownedPageAt({
  pathname,
  search,
}: Address): (ThingInAddress & { page: Page }) | null {
  const page = pageAtAddress(pathname, pageFacts.tenant);
  if (!page || needsNoCompany(page) || isOfAllCompanies(page)) return null;
  const values = new URLSearchParams(search);
  const things: readonly { thing: ThingInAddress['thing']; id: number | null }[] = [
    ...(page.idNames ? [{ thing: page.idNames, id: idIn(lastPart(pathname)) }] : []),
    ...Object.entries(page.searchNames ?? {}).map(([name, thing]) => ({
      thing,
      id: idIn(values.get(name)),
    })),
    { thing: 'company', id: idIn(values.get(companyInAddress)) },
  ];
  for (const { thing, id } of things) if (id !== null) return { page, thing, id };
  return null;
}

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
  const fetchedId = await fetchCompanyOf(calls[thing.thing], thing.id);
  if (fetchedId !== null) companyIds.set(keyOf(thing), fetchedId);
  return fetchedId;
}

async function fetchCompanyOf(route: (typeof calls)[OwnedThing], id: number) {
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
