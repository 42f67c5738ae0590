import {
  type OnboardingForm,
  onboardingForms,
} from '@takst/domain/services/onboarding/onboarding-form.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import {
  takeTenants,
  tenantFromWritten,
  type WrittenTenant,
} from '@takst/domain/platform/tenants/tenants.ts';

export type Language = 'nb' | 'en';

type FactName =
  | 'tenant'
  | 'operator'
  | 'language'
  | 'signed-in'
  | 'today'
  | 'environment'
  | 'onboarding-form';

const element = (name: FactName) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

let meta = (name: FactName): string => element(name)?.content ?? '';

/** For a page that the server renders: there is no document to read them from. */
export function takeFactsFrom(facts: Readonly<Record<FactName, string>>): void {
  meta = (name) => facts[name];
  takeOperatorOfPage();
}

/** A page has one operator, which the server has written into it. Comes before anything that asks for it. */
export function takeOperatorOfPage(): void {
  takeTenants([tenantFromWritten(JSON.parse(meta('operator')) as WrittenTenant)]);
}

/** Facts that the server rendered into the page: it has one tenant and one sign-in. */
export const pageFacts = {
  get tenant(): TenantId {
    return meta('tenant');
  },
  get language(): Language {
    return meta('language') === 'en' ? 'en' : 'nb';
  },
  /** Whether the request carried a session cookie. */
  get isSignedIn(): boolean {
    return meta('signed-in') === 'yes';
  },
  /** The business day in Oslo, by the server's clock (domain: Time); that of its last answer. */
  get today(): Temporal.PlainDate {
    return Temporal.PlainDate.from(meta('today'));
  },
  get isProduction(): boolean {
    return meta('environment') === 'production';
  },
  /** What `/register` is at this operator; null where it offers no onboarding. */
  get onboardingForm(): OnboardingForm | null {
    const form = meta('onboarding-form');
    return onboardingForms.find((one) => one === form) ?? null;
  },
};

/** Moves the page to a later business day; true when it was on an earlier one. */
export function advanceToday(day: Temporal.PlainDate): boolean {
  const today = element('today');
  if (!today || Temporal.PlainDate.compare(day, pageFacts.today) <= 0) return false;
  today.content = day.toString();
  return true;
}
