import { getContact } from '@takst/contract/session/get-contact.contract.ts';
import { getUserCompany } from '@takst/contract/session/get-user-company.contract.ts';
import { listUserCompanies } from '@takst/contract/session/list-user-companies.contract.ts';
import { featuresFor } from '@takst/domain/access/features-for.rules.ts';
import { NotFound, NotSignedIn } from '#api/call-failures.ts';
import { replyOf } from '#api/query.ts';
import { reportError } from '#api/report-error.ts';
import { draftStore } from '#drafts/draft-store.ts';
import { loadTexts } from '#texts/language.ts';
import { pageFacts } from '#texts/page-facts.ts';
import { rememberedIds } from './remembered-company.ts';
import type { Contact, Session, SessionState, UserCompanies, UserCompany } from './session.ts';

/** Loads the user and their companies in parallel (spec 1 §2.1). */
export async function loadSession(): Promise<SessionState> {
  // Loaded early: these texts are needed when the network fails.
  void loadTexts(['call-failures', 'field-faults']);
  try {
    const [user, companies] = await Promise.all([
      replyOf(getContact, {}),
      replyOf(listUserCompanies, {}),
    ]);
    draftStore.belongTo(user.id);
    if (companies.totalEntries === 0) throw new Error(`User ${user.id} has no company`);
    const company = await companyAtStart(user, companies);
    const session = company && enterCompany({ user, companies, company });
    return { state: 'fetch-success', user, companies, session };
  } catch (error) {
    if (error instanceof NotSignedIn) return { state: 'not-logged-in' };
    reportError('failed-call', error);
    return { state: 'fetch-error' };
  }
}

/** The only company, or the remembered one; null when the user has to choose. */
async function companyAtStart(
  user: Contact,
  { totalEntries, matches }: UserCompanies,
): Promise<UserCompany | null> {
  const [first] = matches;
  if (totalEntries === 1 && first) return first;
  for (const id of rememberedIds(user.id)) {
    const own = matches.find((company) => company.id === id);
    const company = own ?? (totalEntries > matches.length ? await fetchCompany(id) : null);
    if (company) return company;
  }
  return null;
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

type Entering = { user: Contact; companies: UserCompanies; company: UserCompany };

function enterCompany({ user, companies, company }: Entering): Session {
  const { tenant, today, isProduction } = pageFacts;
  const features = featuresFor({
    user: { globalRoles: user.roles },
    company: {
      roles: company.roles,
      agreements: company.allAgreements.map(({ subTypeId, endDate }) => ({
        subtype: subTypeId,
        endDate,
      })),
      arbitraryDates: company.agreementSettings.arbitraryDates,
    },
    tenant,
    today,
    production: isProduction,
  });
  return { user, companies, company, features, tenant, today };
}
