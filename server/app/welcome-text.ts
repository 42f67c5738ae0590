import { ofTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { resolve } from 'node:path';
import { loginsAsText } from '../../database/demo/logins-as-text.ts';
import { publicOrigins } from './settings/public-origins.ts';
import type { Settings } from './settings/settings.ts';

const alike = ' (the other operators have the same under their names)';

/** Printed at start: the address, the demo logins and where the data lies. */
export function welcomeText(settings: Settings, database: 'postgres' | 'pglite'): string {
  const data =
    database === 'postgres'
      ? 'PostgreSQL (DATABASE_URL)'
      : `${resolve(settings.DATA_DIR)} (embedded)`;
  if (!settings.demo) return `Takst listens on ${settings.HOST}:${settings.PORT}\n`;
  const origins = publicOrigins(settings);
  const [first, ...others] = settings.tenants;
  const [origin, ...otherOrigins] = settings.tenants.map((tenant) => ofTenant(origins, tenant));
  return [
    '',
    `  Takst     ${origin}`,
    ...(others.length > 0 ? [`            ${otherOrigins.join('   ')}`] : []),
    `  Messages  ${origin}/dev/outbox`,
    `  API       ${origin}/api-docs`,
    `  Data      ${data}`,
    '',
    ...(first
      ? [`  Sign in at ${origin}${others.length > 0 ? alike : ''}:`, loginsAsText(first, 'en')]
      : []),
    '',
  ].join('\n');
}
