import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { everyKindIn } from './test-every-kind.ts';
import { liveTicketsOfSlot } from './test-every-kind.store.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
// The embedded database does one thing at a time: fewer show the same there.
const times = databaseName === 'PostgreSQL' ? 25 : 4;
const each = (work: (round: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: times }, (_, round) => work(round)));

describe('at once', () => {
  portalTest('edits of one ticket on a card continue it once', async (portal) => {
    const { order, issue, edit, slot } = everyKindIn(portal);
    await each(async (round) => {
      const mediumSlot = await slot('card', `edited ${round}`);
      const [id = 0] = await issue({ ...order, medium: 'card', mediumSlot, cardId: 9_000 + round });
      const made = await Promise.all(
        ['2026-03-10', '2026-03-11', '2026-03-12'].map((from) => edit(id, from)),
      );
      expect(made.filter((next) => next > 0)).toHaveLength(1);
      expect(await liveTicketsOfSlot(portal.database, mediumSlot)).toHaveLength(2);
    });
    expect(portal.reported).toEqual([]);
  });

  portalTest('an end is undone and its days are ordered: one of them wins', async (portal) => {
    const { order, issue, end, undoEnd, orderIfFree, slot, service } = everyKindIn(portal);
    await each(async (round) => {
      const value = `undone ${round}`;
      const holderSlot = await slot('free-employee', value);
      const ticket = { ...order, medium: 'phone', mediumSlot: null, holderSlot } as const;
      const [id = 0] = await issue({ ...ticket, expirationDate: day('2026-12-31') });
      service.endsByRule.set(id, day('2026-12-31'));
      await end(id, '2026-03-31');
      const follow = { ...ticket, startDate: day('2026-04-01'), expirationDate: day('2027-06-18') };
      const slots = [{ kind: 'free-employee', companyId: null, value }] as const;
      const [undone, orderAnswer] = await Promise.all([undoEnd(id), orderIfFree(follow, slots)]);
      expect('reply' in undone).toBe(orderAnswer === 0);
    });
  });

  portalTest(
    'a move to another phone is cancelled and the phone before is ordered for: one of them wins',
    async (portal) => {
      const { order, issue, edit, cancel, orderIfFree, slot } = everyKindIn(portal);
      await each(async (round) => {
        const value = `moved ${round}`;
        const mediumSlot = await slot('free-phone', value);
        const ticket = { ...order, medium: 'phone', mediumSlot } as const;
        const [id = 0] = await issue(ticket);
        const other = await slot('free-phone', `${value} to`);
        const next = await edit(id, '2026-04-01', {
          becomes: { medium: { medium: 'phone', mediumSlot: other } },
        });
        const slots = [{ kind: 'free-phone', companyId: null, value }] as const;
        const [cancelled, orderAnswer] = await Promise.all([
          cancel(next),
          orderIfFree({ ...ticket, startDate: day('2026-04-01') }, slots),
        ]);
        expect('reply' in cancelled).toBe(orderAnswer === 0);
        expect(await liveTicketsOfSlot(portal.database, mediumSlot)).toHaveLength(
          orderAnswer === 0 ? 1 : 2,
        );
      });
    },
  );
});
