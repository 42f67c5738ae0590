import { describe, expect } from 'vitest';
import { setRunning } from '#ticketing/batches/test-batches.store.ts';
import { carryOut, testWorker } from '#ticketing/batches/test-carry-out.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { changesOf, ends, march31, newPerson, type Person, tickedRow } from './test-changes.ts';
import { changesOfKind } from './test-changes.store.ts';

const count = 24;

describe('two changes of the same people at once', () => {
  portalTest('change everybody once, in one of the two', async (portal) => {
    const people: Person[] = [];
    for (let index = 0; index < count; index += 1) people.push(await newPerson(portal));
    const ending = ends(portal);
    const zones = { act: 'change-zone', lastDay: march31, zoneFrom: '1', zoneTo: '1' } as const;
    const changing = changesOf(portal, zones);
    const ids = [
      await ending.checked(people.map(tickedRow), {}, 'ticked'),
      await changing.checked(people.toReversed().map(tickedRow), {}, 'ticked'),
    ];
    const { id: companyId } = portal.company('several-services');
    for (const id of ids) await setRunning(portal.database, id, portal.user('hr').id);
    await Promise.all(ids.map((id) => carryOut(testWorker(portal), { companyId, id })));

    const results = await Promise.all(ids.map((id) => ending.progress(id)));
    expect(results.map(({ state }) => state)).toEqual(['finished', 'finished']);
    const done = results.reduce((sum, batch) => sum + batch.done, 0);
    const refused = results.reduce((sum, batch) => sum + batch.refused, 0);
    expect({ done, refused }).toEqual({ done: count, refused: count });
    for (const { phone } of people) {
      const endChanges = await changesOfKind(portal.database, 'end-ticket', phone);
      const changed = await changesOfKind(portal.database, 'change-zone', phone);
      expect(endChanges.length + changed.length).toBe(1);
    }
  });
});
