import { expect, it } from 'vitest';
import { changeKind, companyChangeKinds } from './change-kinds.ts';

/** Words after which a sentence goes on. */
const isUnfinished = (action: string) => /\b(om|for|til|av|about|of|to)$/.test(action);

it('ends no action with a preposition where the name may be left out', () => {
  const unfinished = companyChangeKinds.filter((kind) => {
    const { action } = changeKind(kind);
    return isUnfinished(action.nb) || isUnfinished(action.en);
  });
  // The subject is always named; the holder is left out in the history of one person.
  expect(unfinished).toContain('change-user-roles');
  expect(unfinished.filter((kind) => changeKind(kind).of !== 'subject')).toEqual([]);
});
