import { expect, it } from 'vitest';
import { keyOfPlan, type RosterPlan } from './roster-plan.ts';

const plan: RosterPlan = {
  class: 'changed',
  act: 'update',
  changes: ['lastName'],
  reason: null,
  isTicked: true,
  subscriberId: 7,
  ticketIds: [70, 71],
  listRow: 3,
};

it.each<[string, Partial<RosterPlan>, boolean]>([
  ['another act', { act: 'end' }, false],
  ['another person', { subscriberId: 8 }, false],
  ['nobody', { subscriberId: null }, false],
  ['another row', { listRow: 4 }, false],
  ['other changes', { changes: ['firstName'] }, false],
  ['one change more', { changes: ['firstName', 'lastName'] }, false],
  ['other tickets', { ticketIds: [70] }, false],
  ['another reason', { reason: 'ORDERED_RECENTLY' }, true],
  ['a tick that is gone', { isTicked: false }, true],
])('with %s a proposal does the same: %j, %s', (_what, changed, isSame) => {
  expect(keyOfPlan({ ...plan, ...changed }) === keyOfPlan(plan)).toBe(isSame);
});
