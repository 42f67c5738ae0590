import { describe, expect } from 'vitest';
import { usedCodes } from '#ticketing/code-pools/test-codes.store.ts';
import { openMigratedServer } from '#platform/db/connection/open-database.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { databaseName } from '#testing/test-database.ts';
import { testSecrets } from '#testing/test-secrets.ts';
import { fillProvider, offersIn, voucherPage } from './test-vouchers.ts';

const quiet = { info: () => undefined, warn: () => undefined };

/** Two portals on one database, each with connections of its own, as two processes have them. */
const portalTest = portalTestWith(async ({ start, jobs }) => {
  const portal = await start();
  const other =
    databaseName === 'PostgreSQL'
      ? await start({
          open: openMigratedServer(jobs.connectionString ?? '', quiet, { secrets: testSecrets }),
        })
      : portal;
  return { ...portal, other };
});

type Claim = { readonly at: TestPortal; readonly key: string; readonly provider: string };
const claimOf = async ({ at, key, provider }: Claim): Promise<string> => {
  const { status, json } = await voucherPage(at, key).claim(provider);
  return status === 200 ? 'claimed' : (json as { code: string }).code;
};

/** In an order that mixes the offers. */
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((entry, at) => ({ entry, place: (at * 7_919) % list.length }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ entry }) => entry);

const perOffer = databaseName === 'PostgreSQL' ? 10 : 3;
const count = databaseName === 'PostgreSQL' ? 100 : 10;

describe('claims at the same time (issue: one code each, no code twice, empty pools told)', () => {
  portalTest(`${count * perOffer} of ${count} offers over two processes`, async (portal) => {
    const providers = ['HYRE', 'BILKOLLEKTIVET', 'GETAROUND'] as const;
    const offers = await offersIn(portal, count);
    // Hyre has too few for all that choose it, the others enough.
    const few = Math.floor(count / 10);
    const codes = [
      ...(await fillProvider(portal, 'HYRE', { count: few })),
      ...(await fillProvider(portal, 'BILKOLLEKTIVET', { count })),
      ...(await fillProvider(portal, 'GETAROUND', { count })),
    ];
    const claims = offers.flatMap(({ key }, at) =>
      Array.from({ length: perOffer }, (_, turn) => ({
        key,
        at: turn % 2 === 0 ? portal : portal.other,
        provider: providers[(at + turn) % 3] ?? 'HYRE',
      })),
    );
    const outcomes = await Promise.all(shuffled(claims).map(claimOf));
    expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(count);
    expect(new Set(outcomes)).toEqual(new Set(['claimed', 'ALREADY_CLAIMED', 'PROVIDER_EMPTY']));
    const used = (
      await Promise.all(
        providers.map((kind) => usedCodes(portal.database, { tenant: 'ruter', kind })),
      )
    ).flat();
    expect(used).toHaveLength(count);
    expect(new Set(used.map(({ id }) => id)).size).toBe(count);
    expect(new Set(used.map(({ code }) => code)).size).toBe(count);
    for (const { code } of used) expect(codes).toContain(code);
    expect(portal.reported).toEqual([]);
    expect(portal.other.reported).toEqual([]);
  });
});
