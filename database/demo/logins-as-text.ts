import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { demoLogins, demoPassword } from './demo-logins.ts';

/** The demo logins of one operator as lines for a terminal. */
export function loginsAsText(tenant: TenantId, language: 'nb' | 'en'): string {
  const logins = demoLogins.filter((login) => login.tenant === tenant);
  const width = Math.max(...logins.map((login) => login.email.length));
  const lines = logins.map(
    ({ email, who, toTry }) => `  ${email.padEnd(width)}  ${who[language]}: ${toTry[language]}`,
  );
  return [`  (password: ${demoPassword})`, ...lines].join('\n');
}
