import { expect, it } from 'vitest';
import { refusalOfConstraint, refuseHeldSlot } from './refuse-held-slot.ts';

const violated = (constraint: string) =>
  Object.assign(new Error('conflict'), { code: '23P01', constraint });

it.each([
  ['one_open_ticket_per_holder', 'CONFLICTING_TICKET'],
  ['one_open_ticket_per_medium', 'TICKET_ALREADY_EXISTS'],
  ['card_number_in_use', 'TICKET_ALREADY_EXISTS'],
] as const)('the constraint %s is told as %s', async (constraint, code) => {
  expect(refusalOfConstraint(constraint)).toBe(code);
  expect(await refuseHeldSlot(() => Promise.reject(violated(constraint)))).toEqual({
    refused: { code },
  });
});

it('what is changed, and any other error, goes on as it is', async () => {
  expect(await refuseHeldSlot(async () => 'changed')).toBe('changed');
  for (const error of [violated('subscriber_is_whole'), new Error('a bug')])
    await expect(refuseHeldSlot(() => Promise.reject(error))).rejects.toBe(error);
});
