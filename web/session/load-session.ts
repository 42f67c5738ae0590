import { getContact } from '@takst/contract/session/get-contact.contract.ts';
import { listUserCompanies } from '@takst/contract/session/list-user-companies.contract.ts';
import { featuresFor } from '@takst/domain/access/features-for.rules.ts';
import { NotSignedIn } from '#api/call-failures.ts';
import { replyOf } from '#api/query.ts';
import { reportError } from '#api/report-error.ts';
import { draftStore } from '#drafts/draft-store.ts';
import { loadTexts } from '#texts/language.ts';
import { pageFacts } from '#texts/page-facts.ts';
import { rememberedCompany } from './remembered-company.ts';
import type { Contact, Session, SessionState, UserCompany } from './session.ts';

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
    if (companies.length === 0) throw new Error(`User ${user.id} has no company`);
    const company = companyAtStart(user, companies);
    const session = company && enterCompany({ user, companies, company });
    return { state: 'fetch-success', user, companies, session };
  } catch (error) {
    if (error instanceof NotSignedIn) return { state: 'not-logged-in' };
    reportError('failed-call', error);
    return { state: 'fetch-error' };
  }
}

/** The only company, or the remembered one; null when the user has to choose. */
function companyAtStart(user: Contact, companies: readonly UserCompany[]): UserCompany | null {
  const [first] = companies;
  if (companies.length === 1 && first) return first;
  return rememberedCompany(user.id, companies);
}

type Entering = { user: Contact; companies: readonly UserCompany[]; company: UserCompany };

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
