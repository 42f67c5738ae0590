import { describe, expect } from 'vitest';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { deskOf, newQuarantine } from './test-desk.ts';
import { deactivate, decidersAt } from './test-world.store.ts';

const soon = { timeout: 10_000, interval: 20 };

const recipientsOf = async (portal: TestPortal, id: number) =>
  (await newestMessages(portal.database, { sender: 'AKT Bedrift', recipient: '' }))
    .filter(({ body }) => body.includes(`/operator/forslag/${id}\n`))
    .filter(({ subject }) => subject?.startsWith('Venter på godkjenning'))
    .map(({ recipient, body }) => ({ recipient, isTold: body.includes(' → ') }))
    .toSorted((one, other) => one.recipient.localeCompare(other.recipient));

describe('users who may approve a proposal', () => {
  portalTest('are told by e-mail that it waits, all but its maker', async (portal) => {
    const { maker, proposed } = deskOf(portal, 'akt');
    const expected = await decidersAt(portal.database, maker);
    expect(expected.length).toBeGreaterThan(0);
    const id = await proposed(newQuarantine());
    await expect
      .poll(() => recipientsOf(portal, id), soon)
      .toEqual(expected.toSorted().map((recipient) => ({ recipient, isTold: true })));
  });

  portalTest('are active ones; with none the page says so', async (portal) => {
    const { proposed, read, maker, list } = deskOf(portal, 'akt');
    const others = await decidersAt(portal.database, maker);
    const first = await proposed(newQuarantine());
    expect(await read(first)).toMatchObject({ nrOfDeciders: others.length });
    expect((await list()).find(({ id }) => id === first)).toMatchObject({ state: 'OPEN' });
    await deactivate(portal.database, others);
    const id = await proposed(newQuarantine());
    expect(await read(id, maker)).toMatchObject({ nrOfDeciders: 0 });
    // An e-mail about the first one comes before one about this one would.
    await expect.poll(() => recipientsOf(portal, first), soon).toHaveLength(others.length);
    expect(await recipientsOf(portal, id)).toEqual([]);
  });
});
