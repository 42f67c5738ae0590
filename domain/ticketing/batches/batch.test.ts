import { expect, it } from 'vitest';
import { batchActions, batchStates, mayDo } from './batch.ts';

it.each([
  ['draft', ['start', 'discard']],
  ['running', ['stop']],
  ['stopped', ['skip', 'go-on', 'go-on-with-rest', 'end']],
  ['finished', []],
  ['ended', []],
  ['discarded', []],
] as const)('a batch that is %s may do %j', (state, actions) => {
  expect(batchActions.filter((action) => mayDo(state, action))).toEqual(actions);
  expect(batchStates).toContain(state);
});
