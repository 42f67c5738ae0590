import {
  type OnboardingForm,
  onboardingForms,
} from '@takst/domain/services/onboarding/onboarding-form.ts';
import type { PerTenant, TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf, perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import type { OidcProviders } from '#platform/integrations/oidc/oidc.public.ts';
import { isProviderNamed, type ProviderSettingsSource, readProvider } from './provider-settings.ts';

export type OnboardingSettings = {
  /** Null where the operator offers no onboarding. */
  readonly form: OnboardingForm | null;
  /** Who proves to the operator who a person is; `not-run` where the form asks nobody. */
  readonly identity: OidcProviders[TenantId];
};

type OnboardingSettingsSource = ProviderSettingsSource & { readonly production: boolean };

const noOnboarding: OnboardingSettings = { form: null, identity: 'not-run' };

/** Reads ONBOARDING_<TENANT>_FORM and IDENTITY_<TENANT>_* of every operator. */
export const onboardingSettingsOf = (
  source: OnboardingSettingsSource,
): PerTenant<OnboardingSettings> =>
  perTenant((tenant) => {
    if (!source.tenants.includes(tenant)) return noOnboarding;
    if (tenantOf(tenant).offers.has('onboarding')) return settingsOf(tenant, source);
    const ofOnboarding = new RegExp(`^(IDENTITY|ONBOARDING)_${tenant.toUpperCase()}_`);
    for (const name of Object.keys(source.values).filter((one) => ofOnboarding.test(one))) {
      source.fault(name, 'is of an operator that offers no onboarding');
    }
    return noOnboarding;
  });

function settingsOf(tenant: TenantId, source: OnboardingSettingsSource): OnboardingSettings {
  const form = formOf(tenant, source);
  const prefix = `IDENTITY_${tenant.toUpperCase()}`;
  const isNamed = isProviderNamed(prefix, source);
  if (!isNamed && source.demo) return { form, identity: 'embedded' };
  if (!isNamed && form === 'simple') return { form, identity: 'not-run' };
  const identity = readProvider(prefix, source, { scopes: 'openid profile', needsSecret: true });
  return { form, identity };
}

/** Full outside production, simple in production, unless it is set (spec 3 §2). */
function formOf(
  tenant: TenantId,
  { values, production, fault }: OnboardingSettingsSource,
): OnboardingForm {
  const name = `ONBOARDING_${tenant.toUpperCase()}_FORM`;
  const value = values[name];
  const form = onboardingForms.find((one) => one === value);
  if (value !== undefined && !form) fault(name, 'is neither full nor simple');
  return form ?? (production ? 'simple' : 'full');
}
