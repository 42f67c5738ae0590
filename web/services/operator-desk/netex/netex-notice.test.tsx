// @vitest-environment happy-dom
import { nothingMapped } from '@takst/domain/catalogue/netex/netex-prices.ts';
import type { NetexMapping, UnknownId } from '@takst/domain/catalogue/netex/netex-prices.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import { openPage } from '#testing/open-page.tsx';
import type { NetexProblem } from './netex-problem.ts';
import { NetexNotice } from './netex-notice.tsx';

afterEach(() => cleanup());

const list = {
  earliest: Temporal.PlainDate.from('2026-03-04'),
  products: [
    {
      id: 'single',
      name: { nb: 'Enkeltbillett', en: 'Single ticket' },
      isSold: true,
      hasFreeAmount: false,
      prices: [],
    },
  ],
};
const file = { file: new File([], 'fares.xml'), mapping: nothingMapped };

async function show(problem: NetexProblem) {
  const read: NetexMapping[] = [];
  const Notice = () => (
    <NetexNotice problem={problem} list={list} onReadAgain={(mapping) => read.push(mapping)} />
  );
  await openPage({
    pages: { '/operator/priser/nye': Notice },
    at: '/operator/priser/nye',
    texts: ['netex-prices'],
  });
  return read;
}

describe('what stands in the way of the prices of a file', () => {
  it('is told by line and reason, twenty at most', async () => {
    const errors = Array.from({ length: 22 }, (_, at) => ({
      line: at + 1,
      reason: 'WRONG_AMOUNT' as const,
    }));
    await show({ ...file, errors, unknown: [] });
    await screen.findByText('fares.xml was not read');
    screen.getByText('Line 20: the amount is not an amount in kroner');
    expect(screen.queryByText(/Line 21/)).toBeNull();
    screen.getByText('and 2 more');
  });

  it.each([
    ['TOO_SLOW', 'It took too long to read the file.'],
    ['CANNOT_BE_READ', /^The file could not be read\./],
  ] as const)('is told when nothing came of it: %s', async (failed, text) => {
    await show({ ...file, failed });
    await screen.findByText('fares.xml was not read');
    screen.getByText(text);
  });

  it.each([
    [30, null],
    [32, 'and 2 more'],
  ])('are %i ids, of which thirty are asked, and all can be left out', async (count, more) => {
    const unknown = Array.from({ length: count }, (_, at): UnknownId => ({
      kind: 'zones',
      id: `Z:${at + 1}`,
      line: at + 1,
      prices: 1,
    }));
    const read = await show({ ...file, errors: [], unknown });
    await screen.findByLabelText('Zones Z:30');
    expect(screen.queryByLabelText('Zones Z:31')).toBeNull();
    expect(screen.queryByText(/^and \d+ more$/)?.textContent ?? null).toBe(more);
    await press('Leave out the rest');
    expect(screen.getByRole('button', { name: 'Leave out the rest' })).toHaveProperty(
      'disabled',
      true,
    );
    await press('Read the file with these answers');
    expect(Object.values(read[0]?.zones ?? {})).toEqual(unknown.map(() => null));
  });

  it('are ids, each of which is answered or left out before the file is read again', async () => {
    const unknown: UnknownId[] = [
      { kind: 'product', id: 'Periode', line: 7, prices: 2 },
      { kind: 'zones', id: 'Z:2', line: 9, prices: 1 },
      { kind: 'profile', id: 'Voksen', line: 8, prices: 1 },
    ];
    // Those that were answered before stay.
    const mapping = { products: { Enkel: null }, profiles: { Barn: null }, zones: { 'Z:1': 1 } };
    const read = await show({ ...file, mapping, errors: [], unknown });
    const product = await screen.findByLabelText('Product Periode');
    screen.getByText('2 prices, the first in line 7');
    const zones = [...screen.getByLabelText<HTMLSelectElement>('Zones Z:2').options];
    expect(zones.find(({ text }) => text === '2 zones')?.value).toBe('2');
    const optionsOf = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options]
        .filter(({ disabled }) => !disabled)
        .map(({ text }) => text);
    expect(optionsOf('Product Periode')).toEqual(['Leave out', 'Single ticket']);
    expect(optionsOf('Zones Z:2').slice(0, 3)).toEqual(['Leave out', '1 zone', '2 zones']);
    expect(optionsOf('Zones Z:2')).toHaveLength(21);
    expect(optionsOf('Category Voksen').slice(0, 2)).toEqual(['Leave out', 'Adult']);
    const again = screen.getByRole('button', { name: 'Read the file with these answers' });
    expect(again).toHaveProperty('disabled', true);
    fireEvent.change(product, { target: { value: 'single' } });
    fireEvent.change(screen.getByLabelText('Zones Z:2'), { target: { value: '2' } });
    expect(again).toHaveProperty('disabled', true);
    await press('Leave out the rest');
    await press('Read the file with these answers');
    expect(read).toEqual([
      {
        products: { Enkel: null, Periode: 'single' },
        profiles: { Barn: null, Voksen: null },
        zones: { 'Z:1': 1, 'Z:2': 2 },
      },
    ]);
  });
});
