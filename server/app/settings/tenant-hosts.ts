import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { z } from 'zod';

/** A name in ASCII, an IPv4 address or an IPv6 address in brackets: what browsers send, without a port. */
const hostForm = /^(\[[0-9a-f:]+\]|([a-z0-9_-]+\.)*[a-z0-9_-]+)$/;

/** For trying: each operator at its name under `localhost`, the first one at `localhost` itself too. */
export function hostsToTry(): string {
  const ids = tenantIds();
  const [first] = ids;
  const hosts = ids.map((id) => `${id}.localhost=${id}`);
  return [...(first ? [`localhost=${first}`, `127.0.0.1=${first}`] : []), ...hosts].join(',');
}

/** `host=tenant,host=tenant` */
export const tenantHosts = z.string().transform((text, context) => {
  const hosts: Record<string, TenantId> = {};
  for (const pair of text.split(',')) {
    const [host = '', name, ...more] = pair.trim().toLowerCase().split('=');
    const tenant = tenantIds().find((id) => id === name);
    if (!tenant || more.length > 0 || !hostForm.test(host)) {
      const operators = tenantIds().join(', ');
      context.addIssue(
        `"${pair}" is not host=tenant: a host without https:// and port, and one of ${operators}`,
      );
    } else if (Object.hasOwn(hosts, host) && hosts[host] !== tenant) {
      context.addIssue(`gives ${host} to two operators`);
    } else hosts[host] = tenant;
  }
  return hosts;
});
