import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { demoLogins, demoPassword, loginsOfNewOperator } from './demo-logins.ts';
import { isDemoTenant } from './demo-tenants.ts';

/** The logins of one operator as lines for a terminal: of the demo world, or of those who work at an operator of one's own. */
export function loginsAsText(tenant: TenantId, language: 'nb' | 'en'): string {
  const logins = isDemoTenant(tenant)
    ? demoLogins.filter((login) => login.tenant === tenant)
    : loginsOfNewOperator(tenant);
  const width = Math.max(...logins.map((login) => login.email.length));
  const lines = logins.map(
    ({ email, who, toTry }) => `  ${email.padEnd(width)}  ${who[language]}: ${toTry[language]}`,
  );
  return [`  (password: ${demoPassword})`, ...lines].join('\n');
}
