import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { callsOf } from '../test-invoice-calls.ts';

describe('what the next invoice is to be', () => {
  portalTest('is told as it stands today, with the day', async (portal) => {
    const { next } = callsOf(portal);
    console.log(await next());
    portal.clock.set('2026-02-06T12:00:00+01:00');
    console.log(await next());
    portal.clock.set('2026-01-08T12:00:00+01:00');
    console.log(await next());
  });
});

describe('an invoice', () => {
  portalTest('is compared with the last one of its agreement', async (portal) => {
    const { company, list, sinceLast, start } = callsOf(portal);
    const [first = 0] = company.invoices;
    expect(await sinceLast(first)).toEqual({ last: null, groups: [] });
    portal.clock.set('2026-03-08T12:00:00+02:00');
    console.log(await start());
    console.log(JSON.stringify(await list(), null, 1));
    const [entry] = await list();
    console.log(JSON.stringify(await sinceLast(entry?.['id'] as number), null, 1));
  });
});
