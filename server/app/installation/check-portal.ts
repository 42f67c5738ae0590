import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type Check, CheckFailed, checkOf, reasonOf } from './finding.ts';

const timeoutMs = 10_000;

/** Asks a running portal at the address that browsers use: host name, certificate, proxy, database and jobs. */
export const portalCheck = (tenant: TenantId, origin: string): Check =>
  checkOf({
    subject: `portal of ${tenant}`,
    settings: ['PUBLIC_URL', 'TENANT_HOSTS'],
    async attempt() {
      const response = await fetch(`${origin}/readyz`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new CheckFailed(`${origin} is not reached from this machine: ${reasonOf(error)}`);
      });
      const text = await response.text();
      if (response.status === 200 && text.includes('"ready"')) return `${origin} is ready`;
      const isOurs = text.includes('"not ready"');
      throw new CheckFailed(
        isOurs
          ? `${origin} runs and is not ready: ${text}`
          : `${origin}/readyz answers ${response.status}, not as a portal does: does the proxy lead to it?`,
      );
    },
  });
