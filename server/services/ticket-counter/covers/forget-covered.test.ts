import { describe, expect } from 'vitest';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import {
  addedReference,
  counterOf,
  idIn,
  somebody,
} from '#services/ticket-counter/test-counter.ts';
import {
  coverUnasked,
  deleteCounter,
  endCounter,
  storedPeople,
} from '#services/ticket-counter/test-counter.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

const kinds = ['cover-person', 'change-covered-person', 'stop-covering-person'] as const;

/** Which changes of somebody still say a name, after the night of a day. */
async function namedAfter(
  portal: TestPortal,
  counter: Awaited<ReturnType<typeof counterOf>>,
  night: string,
) {
  await applyRetentionRules(portal.database, Temporal.Instant.from(`${night}T03:17:00+01:00`));
  const named = await Promise.all(
    kinds.map(async (kind) =>
      (await counter.recorded(kind)).flatMap(({ before, after }) =>
        JSON.stringify([before, after]).includes('coveredName') ? [kind] : [],
      ),
    ),
  );
  return named.flat();
}

/** What happens is recorded on this day. */
const on = (portal: TestPortal, day: string) => portal.clock.set(`${day}T10:00:00+01:00`);

describe('whom a company paid for is forgotten', () => {
  portalTest('three months after they were removed, and not before', async (portal) => {
    const counter = await counterOf(portal);
    const reference = await addedReference(counter);
    on(portal, '2026-03-07');
    const id = idIn(await counter.cover(somebody(reference)));
    on(portal, '2026-11-05');
    await counter.stopCovering(id);
    expect(await namedAfter(portal, counter, '2027-02-05')).toEqual([
      'cover-person',
      'stop-covering-person',
    ]);
    expect(await namedAfter(portal, counter, '2027-02-06')).toEqual([]);
  });

  portalTest(
    'as they were, three months after they were changed; as they are, not',
    async (portal) => {
      const counter = await counterOf(portal, { userName: 'hr-free-ticket', key: 'free-ticket' });
      const reference = await addedReference(counter);
      on(portal, '2026-03-07');
      const [stays, changes] = [somebody(reference), somebody(reference)];
      idIn(await counter.cover(stays));
      const id = idIn(await counter.cover(changes));
      on(portal, '2026-11-05');
      await counter.change(id, { ...changes, name: 'Åse Vik' });
      expect(await namedAfter(portal, counter, '2027-02-05')).toHaveLength(3);
      expect(await namedAfter(portal, counter, '2027-02-06')).toEqual(['cover-person']);
      expect(await storedPeople(portal.database, counter.id)).toMatchObject([
        {},
        { name: 'Åse Vik' },
      ]);
    },
  );

  portalTest('also where nobody recorded who was there first', async (portal) => {
    const counter = await counterOf(portal, { tenant: 'fjord' });
    const referenceId = await addedReference(counter);
    await coverUnasked(portal.database, { companyId: counter.id, referenceId });
    const [person] = await storedPeople(portal.database, counter.id);
    on(portal, '2026-11-05');
    await counter.change(person?.id ?? 0, somebody(referenceId));
    expect(await namedAfter(portal, counter, '2027-02-05')).toEqual(['change-covered-person']);
    expect(await namedAfter(portal, counter, '2027-02-06')).toEqual([]);
  });

  portalTest('three months after the counter of the company has ended', async (portal) => {
    const counter = await counterOf(portal, { tenant: 'akt' });
    on(portal, '2026-03-07');
    idIn(await counter.cover(somebody(await addedReference(counter))));
    const endDate = Temporal.PlainDate.from('2026-11-05');
    await endCounter(portal.database, { companyId: counter.id, endDate });
    expect(await namedAfter(portal, counter, '2027-02-05')).toEqual(['cover-person']);
    expect(await storedPeople(portal.database, counter.id)).toHaveLength(1);
    expect(await namedAfter(portal, counter, '2027-02-06')).toEqual([]);
    expect(await storedPeople(portal.database, counter.id)).toEqual([]);
    await endCounter(portal.database, { companyId: counter.id, endDate: null });
  });

  portalTest('three months after the agreement of their company was deleted', async (portal) => {
    const counter = await counterOf(portal, { tenant: 'akt' });
    on(portal, '2026-03-07');
    idIn(await counter.cover(somebody(await addedReference(counter))));
    // The moment from which the night of 6 February keeps what was deleted.
    const deletedAt = Temporal.Instant.from('2026-11-06T00:00:00+01:00');
    const agreement = { companyId: counter.id };
    await deleteCounter(portal.database, { ...agreement, deletedAt });
    const night = Temporal.Instant.from('2027-02-06T03:17:00+01:00');
    await applyRetentionRules(portal.database, night);
    expect(await storedPeople(portal.database, counter.id)).toHaveLength(1);
    const justBefore = deletedAt.subtract({ milliseconds: 1 });
    await deleteCounter(portal.database, { ...agreement, deletedAt: justBefore });
    await applyRetentionRules(portal.database, night);
    expect(await storedPeople(portal.database, counter.id)).toEqual([]);
    await deleteCounter(portal.database, { ...agreement, deletedAt: null });
  });
});
