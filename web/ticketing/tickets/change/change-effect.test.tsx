// @vitest-environment happy-dom
import { plainText } from '#testing/cells-of.ts';
import { cleanup, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { ChangeEffect } from './change-effect.tsx';
import type { PricedMonth } from './ticket-kit.ts';

afterEach(cleanup);

const day = (text: string) => Temporal.PlainDate.from(text);
const march: PricedMonth = {
  month: day('2026-03-01'),
  lastMonth: day('2026-03-01'),
  before: 70_000,
  after: 70_000,
  zonesBefore: 'Zone 1',
  zonesAfter: 'Zone 1',
};

const open = async (months?: readonly PricedMonth[] | null, language: 'nb' | 'en' = 'en') => {
  const Effect = () => (
    <ChangeEffect
      {...(months !== undefined && { months })}
      notes={[
        { icon: 'check', text: 'First' },
        false,
        null,
        undefined,
        { icon: 'info', text: 'Last' },
      ]}
    />
  );
  await openPage({ pages: { '/': Effect }, at: '/', texts: ['change-ticket'], language });
  await screen.findByText('First');
};
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => plainText(textContent)));
const areLoading = () =>
  within(screen.getByRole('region', { name: 'What happens' })).queryByRole('status') !== null;

describe('what a change leads to', () => {
  it('has the price of each month before and after, with its zones, and the difference', async () => {
    const april = { ...march, month: day('2026-04-01'), lastMonth: day('2026-06-01') };
    await open([
      march,
      { ...april, after: 130_000, zonesAfter: 'Zone 1 – Zone 2Ø' },
      {
        ...march,
        month: day('2026-07-01'),
        lastMonth: day('2026-07-01'),
        after: 0,
        zonesAfter: null,
      },
      {
        ...march,
        month: day('2026-08-01'),
        lastMonth: day('2026-08-01'),
        before: 0,
        zonesBefore: null,
      },
      { ...march, month: day('2026-09-01'), lastMonth: day('2026-09-01'), after: null },
      { ...march, month: day('2026-10-01'), lastMonth: day('2026-10-01'), before: null },
    ]);
    expect(rows()).toEqual([
      ['Month', 'Today', 'After', 'Change'],
      ['March 2026', '700 krZone 1', '700 krZone 1', 'None'],
      ['April 2026 – June 2026', '700 krZone 1', '1 300 krZone 1 – Zone 2Ø', '+600 kr'],
      ['July 2026', '700 krZone 1', '0 krNo ticket', '−700 kr'],
      ['August 2026', '0 krNo ticket', '700 krZone 1', '+700 kr'],
      ['September 2026', '700 krZone 1', 'Not setZone 1', ''],
      ['October 2026', 'Not setZone 1', '700 krZone 1', ''],
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'First',
      'Last',
    ]);
    expect(areLoading()).toBe(false);
  });

  it('has them in Norwegian', async () => {
    await open([{ ...march, zonesAfter: null, after: null }], 'nb');
    expect(rows()).toEqual([
      ['Måned', 'I dag', 'Etter', 'Endring'],
      ['mars 2026', '700 krZone 1', 'Ikke fastsattIngen billett', ''],
    ]);
  });

  it.each([
    ['loads', null, true],
    ['is none', [], false],
    ['does not change', undefined, false],
  ])('has no table while the price %s', async (_, months, isLoading) => {
    await open(months);
    expect(screen.queryByRole('table')).toBeNull();
    expect(areLoading()).toBe(isLoading);
  });
});
