import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { demoLogins, demoPassword, loginsOfNewOperator } from './demo-logins.ts';
import { isDemoTenant } from './demo-tenants.ts';

/** One operator's logins as lines for a terminal: those of the demo world, or the staff of an operator that was added. */
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
