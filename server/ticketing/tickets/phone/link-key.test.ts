import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { loadLinkKeys } from './link-key.store.ts';

describe('the keys of holder links', () => {
  portalTest('are one for each operator, and the same at each start', async (portal) => {
    const keys = await loadLinkKeys(portal.database);
    const values = tenantIds().map((tenant) => keys[tenant]);
    expect(values.length).toBeGreaterThan(2);
    expect(new Set(values).size).toBe(values.length);
    // 32 random bytes.
    for (const value of values) expect(value).toMatch(/^[\w-]{43}$/);
    expect(await loadLinkKeys(portal.database)).toEqual(keys);
  });
});
