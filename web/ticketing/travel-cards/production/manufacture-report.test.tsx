// @vitest-environment happy-dom
import { getManufactureReport } from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import { press, pressNow, toasts } from '#testing/actions.ts';
import { factsUnder } from '#testing/cells-of.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { address, pageOf, report } from '../test-travel-cards.ts';
import { ManufactureReportPage } from './manufacture-report.page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of shownToasts()) closeToast(id);
});

const open = async (matches: readonly object[], at = '/reisekort/7/02-03-2026') => {
  fakeServer([getManufactureReport, pageOf(...matches)]);
  await openPage({
    pages: { '/reisekort/$companyId/$date': ManufactureReportPage },
    at,
    texts: ['travel-cards'],
    features: ['travelCards'],
  });
};
/** What the report says of itself beside its cards. */
const facts = async () => Object.fromEntries(await factsUnder('Report'));

describe('the report of a day', () => {
  it('says how many cards were made, and where they went', async () => {
    await open([report]);
    expect(await facts()).toEqual({
      Company: 'Granlia Bygg AS (7)',
      Status: 'Produced',
      'Production date': '02.03.2026',
      'Number of cards': '1',
      'Post address when the cards were made': 'Granlia Bygg ASStrømsveien 100661 Oslo',
    });
    screen.getByText('1 travel card produced 2 March 2026');
    const file = screen.getByRole('link', { name: /^Download/ });
    expect(file.getAttribute('href')).toMatch(/\?companyId=7&manufacturedDate=2026-03-02$/);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    pressNow('Print');
    expect(print).toHaveBeenCalledOnce();
    const back = screen.getByRole('link', { name: 'Travel cards' });
    expect(back.getAttribute('href')).toBe('/reisekort');
  });

  it('names each address of a company that has moved, and copies each', async () => {
    await open([
      {
        ...report,
        postAddress: { ...address, line2: 'c/o Berg' },
        laterPostAddresses: [{ ...address, line1: 'Nyveien 1' }],
      },
    ]);
    expect((await facts())['Post address when the cards were made']).toBe(
      'Granlia Bygg ASStrømsveien 10c/o Berg0661 OsloGranlia Bygg ASNyveien 10661 Oslo',
    );
    const copies = screen.getAllByRole('button', { name: /^Copy address/ });
    expect(copies.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Copy address: Granlia Bygg AS, Strømsveien 10',
      'Copy address: Granlia Bygg AS, Nyveien 1',
    ]);
  });

  it('says that the company had no address', async () => {
    await open([{ ...report, postAddress: null, numberOfCards: 1200 }]);
    expect(await facts()).toMatchObject({
      'Number of cards': '1 200',
      'Post address when the cards were made': 'The company had no post address',
    });
    expect(screen.queryByRole('button', { name: /^Copy address/ })).toBeNull();
    screen.getByText(/^1.200 travel cards produced 2 March 2026$/);
  });

  it.each([
    ['', true, '482910375', 'Ola Berg', '01.04.2026'],
    ['erased', false, 'Erased', 'No name', '01.04.2026'],
  ])('has each card %s', async (_, isKnown, number, name, start) => {
    const [card] = report.cards;
    const erased = { ...card, cardNumber: null, cardName: null };
    await open([{ ...report, cards: [isKnown ? card : erased] }]);
    const row = await screen.findByRole('row', { name: new RegExp(name) });
    expect([...row.children].map(({ textContent }) => textContent)).toEqual([number, name, start]);
  });

  it('says on a phone from when a card is valid', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: query.includes('max-width') } as MediaQueryList),
    );
    await open([report]);
    await screen.findByText('Valid from 01.04.2026');
  });

  it('is no page where nothing was made on the day, or the address has no day', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open([]);
    expect((await screen.findByRole('alert')).textContent).toContain('General error');
    cleanup();
    await open([report], '/reisekort/7/2026-03-02');
    expect((await screen.findByRole('alert')).textContent).toContain('General error');
    cleanup();
    await open([report], '/reisekort/x/02-03-2026');
    expect((await screen.findByRole('alert')).textContent).toContain('General error');
  });
});

describe('the address that is copied', () => {
  it.each<[string, () => Promise<void>, unknown]>([
    [
      'has the lines of a label',
      () => Promise.resolve(),
      ['success', 'The address is copied', 'Granlia Bygg AS'],
    ],
    [
      'says that it could not be',
      () => Promise.reject(new Error('not allowed')),
      ['error', 'The address was not copied. Select it and copy it yourself.', undefined],
    ],
  ])('%s', async (_, write, toast) => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    await open([report]);
    await press('Copy address: Granlia Bygg AS');
    expect(writeText).toHaveBeenCalledWith('Granlia Bygg AS\nStrømsveien 10\n0661 Oslo');
    await waitFor(() => expect(toasts()).toEqual([toast]));
  });
});
