// @vitest-environment happy-dom
import { getCostChanges } from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { getInvoiceChanges } from '@takst/contract/billing/invoices/get-invoice-changes.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { plainText } from '#testing/cells-of.ts';
import {
  changesSince,
  erased,
  finds,
  february,
  line,
  openAt,
  server,
  withLines,
} from '#billing/invoices/test-invoices.tsx';

afterEach(cleanup);

const inCard = async (title: string) => {
  const card = (await screen.findByText(title)).closest('section');
  return within(card ?? document.body);
};
const itemsIn = (card: Awaited<ReturnType<typeof inCard>>) =>
  card.getAllByRole('listitem').map(({ textContent }) => plainText(textContent));

const newLine = (id: number, lastName: string) => ({
  line: { ...line, id, lastName },
  oldPrice: null,
  priceDifference: 694,
});

describe('what changed', () => {
  const invoice = '/bedriftsavtale/faktura/7';

  it.each([
    [3, 3, 'Ali, Berg, Dahl'],
    [4, 4, 'Ali, Berg, Dahl and 1 more'],
    [9, 4, 'Ali, Berg, Dahl and 6 more'],
  ])('names of %i people three, of whom %i are there', async (count, there, names) => {
    const changes = ['Ali', 'Berg', 'Dahl', 'Eng']
      .slice(0, there)
      .map((name, at) => newLine(80 + at, name));
    const groups = [{ changeType: 'UNSUBSCRIBED', count, priceDifference: -694, changes }];
    await openAt(invoice, [withLines([line]), changesSince(groups)]);
    const card = await inCard('Changed since January 2026');
    expect(itemsIn(card)[1]).toBe(`${count} ended${names}−694 kr`);
  });

  it('since the last invoice is shown in full of the type that is asked for', async () => {
    const changes = [newLine(80, 'Ali')];
    const groups = [
      { changeType: 'SUBSCRIBED', count: 1, priceDifference: 694, changes },
      { changeType: 'UNSUBSCRIBED', count: 3, priceDifference: -694, changes },
    ];
    await openAt(invoice, [withLines([line]), changesSince(groups)]);
    await press('3 ended');
    await press('Show 2 more');
    await waitFor(() =>
      expect(server.callsTo(getInvoiceChanges).map(({ address }) => address)).toEqual([
        '/api/invoice/changes/by-invoice-id/7',
        '/api/invoice/changes/by-invoice-id/7?all=UNSUBSCRIBED',
      ]),
    );
  });

  it('is told of who is erased, and without links to pages that the user has not', async () => {
    const { line: known, ...change } = newLine(80, 'Ali');
    const changes = [
      { ...change, line: { ...known, subscriberId: null } },
      { ...change, line: { ...known, id: 81, agreementNumber: 2, firstName: 'Bo' } },
      { ...change, line: { ...erased, id: 82, allZones: true, zoneFrom: null } },
      { ...change, line: { ...known, id: 83, firstName: null, zoneFrom: null, zoneTo: null } },
    ];
    const groups = [{ changeType: 'SUBSCRIBED', count: 4, priceDifference: 2776, changes }];
    await openAt(invoice, [withLines([line]), changesSince(groups)]);
    await press('4 new');
    const card = await inCard('Changed since January 2026');
    expect(itemsIn(card).slice(2, -1)).toEqual([
      'Ingrid Ali Company ticket, 2 zones+694 kr',
      'Bo Ali Company ticket, 2 zones+694 kr',
      'The name is deleted Company ticket, all zones+694 kr',
      'The name is deleted Company ticket+694 kr',
    ]);
    expect(card.queryByRole('link')).toBeNull();
  });

  it('leads nowhere without the service of the people', async () => {
    const groups = [
      { changeType: 'SUBSCRIBED', count: 1, priceDifference: 694, changes: [newLine(80, 'Ali')] },
    ];
    await openAt(invoice, [withLines([line]), changesSince(groups)], { features: ['invoices'] });
    await press('1 new');
    const card = await inCard('Changed since January 2026');
    card.getByText('Ingrid Ali');
    expect(card.queryByRole('link')).toBeNull();
  });

  it('is nothing when all is as before', async () => {
    await openAt(invoice, [withLines([line]), changesSince([])], { language: 'nb' });
    const card = await inCard('Endret siden januar 2026');
    expect(itemsIn(card)).toEqual([
      'Januar 20261 324,00 kr',
      'Ingenting er endret.',
      'Februar 20262 018,00 kr',
    ]);
  });

  it('since the month before is said not to be there when it cannot be fetched', async () => {
    const unavailable = { status: 503, body: { code: 'UNAVAILABLE' } };
    await openAt('/faktura', [finds([february]), [getCostChanges, unavailable]]);
    await press('See what has changed');
    const card = await inCard('Changed since January');
    await card.findByText('Could not fetch what has changed');
    expect(card.queryByRole('status')).toBeNull();
    await press('Hide what has changed');
    expect(screen.queryByText('Changed since January')).toBeNull();
  });
});
