import { tenantIds, type TenantId } from '@takst/domain/tenants/tenant-id.ts';

export type Language = 'nb' | 'en';

const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** What the server wrote into the page; read once, a page belongs to one tenant and one sign-in. */
export const pageFacts = {
  get tenant(): TenantId {
    const named = meta('tenant');
    return tenantIds.find((id) => id === named) ?? 'ruter';
  },
  get language(): Language {
    return meta('language') === 'en' ? 'en' : 'nb';
  },
  /** Whether the browser brought a session; only then does asking who it is make sense. */
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
