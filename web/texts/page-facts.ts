import { tenantIds, type TenantId } from '@takst/domain/tenants/tenant-id.ts';

export type Language = 'nb' | 'en';

const element = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
const meta = (name: string): string => element(name)?.content ?? '';

/** Facts that the server rendered into the page: it has one tenant and one sign-in. */
export const pageFacts = {
  get tenant(): TenantId {
    const tenant = meta('tenant');
    return tenantIds.find((id) => id === tenant) ?? 'ruter';
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
};

/** Moves the page to a later business day; true when it was on an earlier one. */
export function advanceToday(day: Temporal.PlainDate): boolean {
  const today = element('today');
  if (!today || Temporal.PlainDate.compare(day, pageFacts.today) <= 0) return false;
  today.content = day.toString();
  return true;
}
