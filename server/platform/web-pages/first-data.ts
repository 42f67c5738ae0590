import { addressOf } from '@takst/contract/platform/calls/call-address.ts';
import type { FirstRead } from '@takst/contract/app/first-read.ts';
import { firstReads } from '@takst/contract/app/first-reads.ts';
import { pageAtAddress } from '@takst/contract/app/pages.ts';
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { getUserCompany } from '@takst/contract/customers/session/get-user-company.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { companyOfCalls, ownedPageAt } from '@takst/contract/app/thing-in-address.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Ask } from './ask-as-browser.ts';
import { embedAnswer } from './embed-answer.ts';

/** How long the end of a page waits for its data: a browser runs the page's scripts when it has all of it. */
export const longestWaitMs = 500;
/** A longer answer is left to the page's own call. */
const maxAnswerLength = 200_000;

export type PageVisit = {
  readonly tenant: TenantId;
  readonly pathname: string;
  readonly search: Readonly<Record<string, string>>;
  /** The company that this browser worked in last, as it says; null where it says none. */
  readonly lastCompanyId: number | null;
};

/**
 * The answers of the calls with which a page begins, as elements of it: of the session, and of the page's own first reads
 * (docs/decisions/0117). What is refused, fails or is late is left out, and the page asks for it itself.
 */
export async function firstData(ask: Ask, visit: PageVisit): Promise<FirstData> {
  const embedded = new Map<string, string>();
  const answers = new Map<string, string>();
  const leaving = new AbortController();
  const read: Read = async (address) => {
    const answer = await ask(address).catch(() => null);
    if (!answer || answer.text.length > maxAnswerLength) return null;
    if (!leaving.signal.aborted) {
      embedded.set(address, embedAnswer(address, answer));
      answers.set(address, answer.text);
    }
    return answer.text;
  };
  await Promise.race([
    readAll(onlyOnce(read), visit).catch(() => undefined),
    setTimeout(longestWaitMs, undefined, { signal: leaving.signal }).catch(() => undefined),
  ]);
  leaving.abort();
  const only = onlyCompanyIn(answers.get(listUserCompanies.path) ?? null);
  return {
    elements: [...embedded.values()].join(''),
    onlyCompany: only?.name ?? null,
  };
}

export type FirstData = {
  /** The answers, as elements of the page. */
  readonly elements: string;
  /** The name of the user's company where they have one: with several, the tab alone knows in which it works. */
  readonly onlyCompany: string | null;
};

type Read = (address: string) => Promise<string | null>;

function onlyOnce(read: Read): Read {
  const answers = new Map<string, Promise<string | null>>();
  return (address) => {
    const answer = answers.get(address) ?? read(address);
    answers.set(address, answer);
    return answer;
  };
}

/** Begins what the address alone says, and goes on when the company is known. */
async function readAll(read: Read, visit: PageVisit): Promise<void> {
  const owned = ownedPageAt(visit, visit.tenant);
  const user = read(getContact.path);
  const companies = read(listUserCompanies.path);
  const ownerId = owned?.thing === 'company' ? owned.id : owned && companyOf(read, owned);
  const likelyId = typeof ownerId === 'number' ? ownerId : owned ? null : visit.lastCompanyId;
  const begun = readPage(read, visit, likelyId);
  const companyId = (await ownerId) ?? ownCompany(await companies, visit.lastCompanyId);
  await Promise.all([
    user,
    begun,
    readPage(read, visit, companyId),
    companyId !== null && !isAmong(await companies, companyId)
      ? read(addressOf(getUserCompany, { params: { id: companyId } }))
      : null,
  ]);
}

async function readPage(read: Read, visit: PageVisit, companyId: number | null): Promise<void> {
  const page = pageAtAddress(visit.pathname, visit.tenant);
  if (!page) return;
  const reads: readonly FirstRead<string>[] = firstReads[page.path] ?? [];
  const params = parametersIn(page.path, visit.pathname);
  const place = { params, search: visit.search, companyId };
  await Promise.all(reads.flatMap((addressesAt) => addressesAt(place)).map(read));
}

/** The values of a path's parameters, decoded as the page decodes them. */
function parametersIn(path: string, pathname: string): Readonly<Record<string, string>> {
  const values = pathname.split('/');
  return Object.fromEntries(
    path.split('/').flatMap((part, place) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      const value = values[place];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}

async function companyOf(
  read: Read,
  { thing, id }: NonNullable<ReturnType<typeof ownedPageAt>>,
): Promise<number | null> {
  if (thing === 'company') return id;
  const answer = await read(addressOf(companyOfCalls[thing], { params: { id } }));
  const { data } = z.safeParse(z.object({ companyId: z.int() }), JSON.parse(answer ?? 'null'));
  return data?.companyId ?? null;
}

const ownCompanies = z.object({
  totalEntries: z.int(),
  matches: z.array(z.object({ id: z.int(), name: z.string() })),
});
const companiesIn = (answer: string | null) =>
  z.safeParse(ownCompanies, JSON.parse(answer ?? 'null')).data;

/** The company that the session begins in (spec 1 §2.1): the only one, or that of the browser. */
const ownCompany = (answer: string | null, lastCompanyId: number | null): number | null =>
  onlyCompanyIn(answer)?.id ?? lastCompanyId;

function onlyCompanyIn(answer: string | null) {
  const companies = companiesIn(answer);
  return companies?.totalEntries === 1 ? companies.matches[0] : undefined;
}

/** Whether the session's start has the company; one that only a global role opens is a call of its own. */
function isAmong(answer: string | null, companyId: number): boolean {
  const companies = companiesIn(answer);
  if (!companies) return true;
  const { totalEntries, matches } = companies;
  return totalEntries <= matches.length || matches.some(({ id }) => id === companyId);
}
