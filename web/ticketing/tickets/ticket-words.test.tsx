// @vitest-environment happy-dom
import { changeTypes } from '@takst/domain/billing/payroll/change-type.ts';
import { pressNow } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { ChangeTypeBadge } from './change-type-badge.tsx';
import { OrderSummaryPanel, SummaryRows } from './order-summary-panel.tsx';
import { useZoneWords } from './order-zones/use-zone-words.ts';
import type { ZoneFields } from './order-zones/zone-fields.ts';
import { useTicketFacts } from './ticket-facts.ts';

afterEach(cleanup);

/** What a page says. */
async function textOf(useText: () => string | null) {
  const Text = () => <output>{useText() ?? 'nothing'}</output>;
  await openPage({ pages: { '/': Text }, at: '/' });
  return plainText((await screen.findByRole('status')).textContent);
}
const day = (text: string) => Temporal.PlainDate.from(text);

describe('a ticket in words', () => {
  const active = { status: 'active', startDate: day('2026-03-04'), expirationDate: null } as const;
  it.each([
    ['without an end', active, 'From 4 March 2026, runs until it is ended'],
    [
      'with an end',
      { ...active, expirationDate: day('2026-04-30') },
      '4 March 2026 – 30 April 2026',
    ],
    ['of one day', { ...active, expirationDate: active.startDate }, '4 March 2026 – 4 March 2026'],
    [
      'that ended before it began',
      { ...active, status: 'expired' as const, expirationDate: day('2026-03-03') },
      'Never became valid',
    ],
    [
      'that was cancelled',
      { ...active, status: 'cancelled' as const },
      'Would have started on 4 March 2026',
    ],
    [
      'that was cancelled and had an end',
      { ...active, status: 'cancelled' as const, expirationDate: day('2026-04-30') },
      'Would have started on 4 March 2026',
    ],
  ])('has its days: %s', async (_, ticket, text) => {
    expect(await textOf(() => useTicketFacts().validity(ticket))).toBe(text);
  });

  it.each([
    [1300.5, '1 300,50 kr'],
    [0, '0 kr'],
    [null, 'Not set'],
  ])('costs %s', async (pricePerMonth, text) => {
    expect(await textOf(() => useTicketFacts().shortPrice({ pricePerMonth }))).toBe(text);
  });
});

describe('the zones of an order in words', () => {
  const zones = zonesInARow('1', '2Ø', 'Arendal');
  const fields = (zoneChoice: ZoneFields['zoneChoice'], zoneFrom = '', zoneTo = '') => ({
    zoneChoice,
    zoneFrom,
    zoneTo,
  });
  it.each([
    [fields('all'), 'Everywhere'],
    [fields('one', '1', '2Ø'), 'Zone 1'],
    [fields('two', '2Ø', 'Arendal'), 'Zone 2Ø – Arendal'],
    [fields('two', '1'), 'nothing'],
    [fields('one'), 'nothing'],
  ])('of %o are %s', async (chosen, text) => {
    expect(await textOf(() => useZoneWords(chosen, { zones, allZones: 'Everywhere' }))).toBe(text);
  });
});

describe('the summary of an order', () => {
  const open = async (more: Partial<Parameters<typeof OrderSummaryPanel>[0]> = {}) => {
    const rows = [
      ['Zones', 'Zone 1'],
      ['Start', null],
      ['Pays', ''],
    ] as const;
    const Panel = () => (
      <OrderSummaryPanel
        title="Your order"
        price={<p>1 300 kr</p>}
        problem={null}
        submitLabel="Order"
        isPending={false}
        {...more}
      >
        <SummaryRows rows={rows} />
      </OrderSummaryPanel>
    );
    await openPage({ pages: { '/': Panel }, at: '/' });
    return screen.findByRole('region', { name: 'Your order' });
  };

  it('has a dash for what is not chosen yet, the price and its button', async () => {
    const region = await open();
    expect([...region.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'ZonesZone 1',
      'Start–',
      'Pays–',
    ]);
    expect(screen.getByText('1 300 kr')).toBeDefined();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Order']);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('submit');
  });

  it('says why the last try failed, and has a way back unless it is sent', async () => {
    const onCancel = vi.fn();
    const region = await open({ problem: 'It failed.', onCancel, cancelLabel: 'Go back' });
    expect(region.textContent).toContain('It failed.');
    pressNow('Go back');
    expect(onCancel).toHaveBeenCalledOnce();
    cleanup();
    await open({ onCancel, cancelLabel: 'Go back', isPending: true });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Go back' }).disabled).toBe(true);
    expect(screen.getByRole('button', { name: /Order/ }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });
});

describe('what happened to a deduction', () => {
  it.each([
    ['nb', ['Ny', 'Avsluttet', 'Endret']],
    ['en', ['New', 'Cancelled', 'Changed']],
  ] as const)('is said in %s', async (language, words) => {
    const Badges = () =>
      changeTypes.map((type) => (
        <p key={type}>
          <ChangeTypeBadge type={type} />
        </p>
      ));
    await openPage({ pages: { '/': Badges }, at: '/', language });
    const texts = (await screen.findAllByRole('paragraph')).map(({ textContent }) => textContent);
    expect(texts).toEqual(words);
  });
});
