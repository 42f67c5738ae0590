import type { OnboardingForm } from '@takst/domain/services/onboarding/onboarding-form.ts';
import { ofTenant, type TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { identityService } from '#platform/integrations/identity/identity.adapter.ts';
import type { IdentityService } from '#platform/integrations/identity/identity.port.ts';
import { createDiscover } from '#platform/integrations/oidc/oidc.public.ts';
import type { EmbeddedProvider } from '#platform/stand-ins/identity-provider/identity-provider.public.ts';
import type { Settings } from '../settings/settings.ts';

/** The identity services of the operators; the stand-in beside the demo world where none is configured. */
export const portalIdentity = (
  { onboarding, demo }: Pick<Settings, 'onboarding' | 'demo'>,
  embedded: EmbeddedProvider | null,
): IdentityService =>
  identityService({
    providers: perTenant((tenant) => ofTenant(onboarding, tenant).identity),
    discover: createDiscover({ demo }),
    embedded: embedded?.identitySettings ?? null,
  });

/** What `/register` is at an operator; null where it offers no onboarding. */
export type OnboardingFormOf = (tenant: TenantId) => OnboardingForm | null;

export const onboardingFormOf =
  ({ onboarding }: Pick<Settings, 'onboarding'>): OnboardingFormOf =>
  (tenant) =>
    ofTenant(onboarding, tenant).form;
