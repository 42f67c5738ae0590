import { tenantIds, type TenantId } from '@takst/domain/tenants/tenant-id.ts';

export type Language = 'nb' | 'en';

const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Facts that the server rendered into the page. Read once: a page has one tenant and one sign-in. */
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
  /** The business day in Oslo, by the server's clock (domain: Time). */
  get today(): Temporal.PlainDate {
    return Temporal.PlainDate.from(meta('today'));
  },
  get isProduction(): boolean {
    return meta('environment') === 'production';
  },
};
