import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { getUserCompany } from '@takst/contract/customers/session/get-user-company.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { mayOpenPage } from '@takst/contract/app/pages.ts';
import { featuresFor } from '@takst/domain/platform/access/features-for.rules.ts';
import { NotFound, NotSignedIn } from '#platform/api/call-failures.ts';
import { replyOf } from '#platform/api/query.ts';
import { reportError } from '#platform/api/report-error.ts';
import { sessionVersion } from '#platform/api/session-version.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { loadTexts } from '#platform/texts/language.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { accessCompanyOf } from './access-company.ts';
import { companyOf, ownedPageAt, stayInCompany } from './company-of-address.ts';
import { keepCompanyInTab, rememberCompany, rememberedIds } from './remembered-company.ts';
import type {
  SessionState,
  SignedIn,
  SignedInState,
  UserCompanies,
  UserCompany,
} from './session.ts';

/** Loads the user and their companies (spec 1 §2.1). */
export async function loadSession(): Promise<SessionState> {
  // Loaded early: these texts are needed when the network fails.
  void loadTexts(['call-failures', 'field-faults']);
  try {
    return await sessionVersion.whileLoading(() => fetchSession(null));
  } catch (error) {
    if (error instanceof NotSignedIn) return { state: 'not-logged-in' };
    reportError('failed-call', error);
    return { state: 'fetch-error' };
  }
}

/**
 * Loads the session again, in the same company; without it the user chooses another. What fails leaves
 * the page as it is: the next answer tries again.
 */
export async function reloadSession(state: SignedInState): Promise<SessionState> {
  try {
    return await sessionVersion.whileLoading(() => fetchSession(state.session?.company ?? null));
  } catch (error) {
    return error instanceof NoCompany ? { state: 'fetch-error' } : state;
  }
}

/** The same session on the page's business day. */
export const sessionToday = (state: SignedInState): SignedInState =>
  state.withoutCompany.today.equals(pageFacts.today)
    ? state
    : { ...state, ...sessionOf(state, state.session?.company ?? null) };

class NoCompany extends Error {}

/** Loads the user and their companies in parallel, and the company that they are in. */
async function fetchSession(current: UserCompany | null): Promise<SignedInState> {
  const page = current ? null : ownedPageAt(location);
  const [user, companies, ownerId] = await Promise.all([
    replyOf(getContact, {}),
    replyOf(listUserCompanies, {}),
    page && companyOf(page),
  ]);
  draftStore.belongTo(user.id);
  // A user with a global role needs no company: they add the first one of the operator.
  if (companies.totalEntries === 0 && user.roles.length === 0) {
    throw new NoCompany(`User ${user.id} has no company`);
  }
  const ids = current ? [current.id] : rememberedIds(user.id);
  const owner = ownerId && (await companyWithPage({ user, companies }, page, ownerId));
  const company = owner || (await companyAtStart(ids, companies, current !== null));
  const openedIn = owner ? chooseOwner({ user, companies }, owner) : null;
  if (company) keepCompanyInTab(user.id, company.id);
  return {
    state: 'fetch-success',
    user,
    companies,
    ...sessionOf({ user, companies }, company),
    openedIn,
    lostCompany: !company && ids.length > 0 ? { name: current?.name ?? null } : null,
  };
}

/** The only company, or the first of some that the user reaches; null when they have to choose. */
async function companyAtStart(
  ids: readonly number[],
  { totalEntries, matches }: UserCompanies,
  isRunning: boolean,
): Promise<UserCompany | null> {
  const [first] = matches;
  // A running session stays in its company.
  if (!isRunning && totalEntries === 1 && first) return first;
  for (const id of ids) {
    const own = matches.find((company) => company.id === id);
    const company = own ?? (totalEntries > matches.length ? await fetchCompany(id) : null);
    if (company) return company;
  }
  return null;
}

/** The company that a page belongs to, where the user may open the page there. */
async function companyWithPage(
  signedIn: User,
  page: ReturnType<typeof ownedPageAt>,
  id: number,
): Promise<UserCompany | null> {
  const company = await companyAtStart([id], signedIn.companies, true);
  if (!page) return null;
  if (company && mayOpenPage(page.page, signInTo(signedIn, company).features) === 'yes') {
    return company;
  }
  stayInCompany(page);
  return null;
}

type OpenedIn = NonNullable<SignedInState['openedIn']>;

/** Remembers the company of the page; null when the user works there already. */
function chooseOwner({ user, companies }: User, company: UserCompany): OpenedIn | null {
  const [previous] = rememberedIds(user.id);
  if (previous === company.id || companies.totalEntries === 1) return null;
  rememberCompany(user.id, company.id);
  const name = companies.matches.find(({ id }) => id === previous)?.name ?? null;
  return { company: company.name, previous: previous ? { id: previous, name } : null };
}

/** A company that a global role opens; null when it is no longer there. */
async function fetchCompany(id: number): Promise<UserCompany | null> {
  try {
    return await replyOf(getUserCompany, { params: { id } });
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

type User = Pick<SignedIn, 'user' | 'companies'>;

const sessionOf = (user: User, company: UserCompany | null) => ({
  session: company && { ...signInTo(user, company), company },
  withoutCompany: signInTo(user, null),
});

function signInTo({ user, companies }: User, company: UserCompany | null): SignedIn {
  const { tenant, today, isProduction } = pageFacts;
  const features = featuresFor({
    user: { globalRoles: user.roles },
    company: company && accessCompanyOf(company),
    tenant,
    today,
    production: isProduction,
  });
  return { user, companies, features, tenant, today };
}
