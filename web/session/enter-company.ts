import { featuresFor } from '@takst/domain/access/features-for.rules.ts';
import { pageFacts } from '#texts/page-facts.ts';
import type { Contact, Session, UserCompany } from './session.ts';

type Entering = { user: Contact; companies: readonly UserCompany[]; company: UserCompany };

/** The session of a user in one of their companies. */
export function enterCompany({ user, companies, company }: Entering): Session {
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
