import { expect } from 'vitest';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { addedReference, counterOf, somebody } from './test-counter.ts';
import { storedPeople } from './test-counter.store.ts';

raceTest('a reference is deleted while somebody is covered by it', {
  prepare: async (portal) => {
    const counter = await counterOf(portal);
    return { counter, id: await addedReference(counter) };
  },
  operation: [
    (_portal, { counter, id }) => counter.deleteReference(id),
    (_portal, { counter, id }) => counter.cover(somebody(id)),
  ],
  without: rowLock('ticket_counter.invoice_reference'),
  holds: async ({ database }, { counter }, answers) => {
    expect(outcomesOf(answers).join()).toMatch(/^REFERENCE_(IN_USE|NOT_FOUND),done$/);
    const people = await storedPeople(database, counter.id);
    expect((await counter.references()).length === 1).toBe(people.length > 0);
  },
});

raceTest('somebody who is covered is changed by one of two, who has seen how they were', {
  prepare: async (portal) => {
    const counter = await counterOf(portal);
    const person = somebody(await addedReference(counter));
    await counter.cover(person);
    const [{ id, version } = { id: 0, version: '' }] = await counter.people();
    return (name: string) => counter.change(id, { ...person, limitOre: null, name, version });
  },
  operation: [(_portal, rename) => rename('Per Lie'), (_portal, rename) => rename('Kari Lie')],
  without: rowLock('ticket_counter.covered_person'),
  holds: (_portal, _rename, answers) =>
    expect(outcomesOf(answers)).toEqual(['COVERED_USER_CHANGED_SINCE', 'done']),
});
