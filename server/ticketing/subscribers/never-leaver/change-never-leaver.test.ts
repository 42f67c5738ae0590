import { changeNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/change-never-leaver.contract.ts';
import { getNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/get-never-leaver.contract.ts';
import { describe, expect } from 'vitest';
import { orderIn } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

async function someone(portal: TestPortal) {
  const { json } = await orderIn(portal)();
  const { subscriberId: id } = json as { subscriberId: number };
  const as = (name = 'hr') => portal.user(name);
  return {
    id,
    read: async () =>
      (await portal.callAs(as(), getNeverLeaver, { params: { id } })).json as {
        mark: { reason: string; markedBy: string; markedAt: string } | null;
      },
    change: (reason: string | null, previousReason: string | null, user = 'hr') =>
      portal.callAs(as(user), changeNeverLeaver, {
        params: { id },
        body: { reason, previousReason },
      }),
  };
}

const marks = (portal: TestPortal, id: number) =>
  recordedChanges(portal.database)
    .where('subject_id', '=', String(id))
    .where('kind', 'in', ['mark-never-leaver', 'unmark-never-leaver'])
    .execute();

describe('somebody who is never a leaver', () => {
  portalTest('is marked with a reason, by somebody, and unmarked again', async (portal) => {
    const { id, read, change } = await someone(portal);
    expect(await read()).toEqual({ mark: null });
    expect(await change('Innleid', null)).toMatchObject({ status: 200 });
    const { mark } = await read();
    expect(mark).toMatchObject({ reason: 'Innleid' });
    expect(mark?.markedBy).not.toBe('');
    portal.clock.set('2026-03-07T10:00:00+01:00');
    expect(await change('Styremedlem', 'Innleid', 'support')).toMatchObject({ status: 200 });
    const { mark: changed } = await read();
    expect(changed).toMatchObject({ reason: 'Styremedlem', markedAt: '2026-03-07T09:00:00Z' });
    expect(changed?.markedBy).not.toBe(mark?.markedBy);
    expect(await change(null, 'Styremedlem')).toMatchObject({
      status: 200,
      json: { reason: null },
    });
    expect(await read()).toEqual({ mark: null });
    const [first, second, none] = ['Innleid', 'Styremedlem', null].map((neverLeaver) => ({
      neverLeaver,
    }));
    expect(await marks(portal, id)).toMatchObject([
      { kind: 'mark-never-leaver', before: none, after: first, holder_id: id },
      { kind: 'mark-never-leaver', before: first, after: second, holder_id: id },
      { kind: 'unmark-never-leaver', before: second, after: none, holder_id: id },
    ]);
  });

  portalTest('is marked once when it is asked for twice', async (portal) => {
    const { id, change } = await someone(portal);
    await change('Innleid', null);
    expect(await change('Innleid', null)).toMatchObject({ status: 200 });
    expect(await marks(portal, id)).toHaveLength(1);
  });

  portalTest('keeps what somebody else has written since', async (portal) => {
    const { read, change } = await someone(portal);
    await change('Innleid', null);
    expect(await change('Styremedlem', null)).toMatchObject({
      status: 409,
      json: { code: 'MARK_CHANGED_SINCE', reason: 'Innleid' },
    });
    expect((await read()).mark?.reason).toBe('Innleid');
  });

  portalTest('needs a reason, of at most 200 characters', async (portal) => {
    const { change } = await someone(portal);
    for (const reason of ['', ' ', 'x'.repeat(201)]) {
      expect(await change(reason, null)).toMatchObject({ status: 422 });
    }
  });

  portalTest('is found in their own company alone', async (portal) => {
    const { id } = await someone(portal);
    const input = { params: { id }, body: { reason: 'Innleid', previousReason: null } };
    const stranger = portal.user('hr', 'akt');
    expect(await portal.callAs(stranger, changeNeverLeaver, input)).toMatchObject({ status: 404 });
  });
});
