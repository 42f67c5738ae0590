// @vitest-environment happy-dom
import { cellsOf } from '#testing/cells-of.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { batch, effect, options, row } from './test-change-batch.ts';
import { changeServer, openChanges, shown } from './test-change-many.tsx';

beforeEach(() => void changeServer());
afterEach(cleanup);

describe('a change for many before it begins', () => {
  it.each([
    ['end', { pricePerMonth: null }, 'Will end'],
    ['change-zone', { pricePerMonth: 250 }, 'New zones from 1 Apr, costs 250 kr more per month'],
    ['change-zone', { pricePerMonth: -250 }, 'New zones from 1 Apr, saves 250 kr per month'],
    ['change-zone', { pricePerMonth: 0 }, 'New zones from 1 Apr'],
    ['change-agreement', { pricePerMonth: 0 }, 'New reference from 1 Apr'],
    ['take-back', { notes: ['END_UNDONE'] }, 'The end is undone'],
    ['take-back', {}, 'The change from 1 Apr is undone'],
    ['resend-pickup-code', { pricePerMonth: null }, 'Gets an SMS'],
  ])('says in its row of %s with %j what happens', async (act, facts, text) => {
    const newOptions = { ...options, act, zoneFrom: '1', zoneTo: '1' };
    shown.reply = { ...shown.reply, batch: { ...batch, act }, options: newOptions };
    shown.rows = [{ ...row(7, 'ready'), effect: { ...effect, notes: [], ...facts } }];
    await openChanges();
    const line = await screen.findByRole('row', { name: /Ingrid/ });
    const ending = new RegExp(`${text}$`);
    await waitFor(() => expect(cellsOf(line)).toContainEqual(expect.stringMatching(ending)));
  });
});
