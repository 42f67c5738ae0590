import type { OnboardingForm } from '@takst/domain/services/onboarding/onboarding-form.ts';
import type { PerTenant, TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { CompanyRegister } from '#platform/integrations/company-register/company-register.public.ts';
import type { ESigning } from '#platform/integrations/e-signing/e-signing.public.ts';
import type { IdentityService } from '#platform/integrations/identity/identity.public.ts';
import type { AnnounceUser } from '#customers/users/users.public.ts';

/** What the use cases of onboarding stand on. */
export type OnboardingDependencies = {
  readonly database: Database;
  readonly changes: ChangePath;
  readonly register: CompanyRegister;
  readonly identity: IdentityService;
  readonly eSigning: ESigning;
  readonly announceUser: AnnounceUser;
  /** Addresses of the operators: where the identity provider returns to, and for links in e-mails. */
  readonly origins: PerTenant<string>;
  /** Null where an operator offers no onboarding. */
  readonly onboardingFormOf: (tenant: TenantId) => OnboardingForm | null;
};
