// @vitest-environment happy-dom
import { getManufactureReport } from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { ManufactureReportPage } from './manufacture-report.page.tsx';

afterEach(cleanup);

const address = {
  line1: 'Strømsveien 10',
  line2: null,
  postCode: '0661',
  city: 'Oslo',
  country: 'NO',
};
const report = {
  company: { id: 7, name: 'Granlia Bygg AS' },
  manufacturedDate: '2026-03-02',
  state: 'CREATED',
  numberOfCards: 2,
  postAddress: address,
  laterPostAddresses: [{ ...address, line1: 'Nyveien 1' }],
  cards: [],
};

describe('the report of a day on which the company has moved', () => {
  it('names each address to which cards were posted, and copies each', async () => {
    fakeServer([
      getManufactureReport,
      { status: 200, body: { totalEntries: 1, matches: [report] } },
    ]);
    await openPage({
      pages: { '/reisekort/$companyId/$date': ManufactureReportPage },
      at: '/reisekort/7/02-03-2026',
      texts: ['travel-cards'],
      features: ['travelCards'],
    });
    expect(await screen.findByText('Strømsveien 10')).toBeDefined();
    expect(screen.getByText('Nyveien 1')).toBeDefined();
    const copies = screen.getAllByRole('button', { name: /^Copy address/ });
    expect(copies.map((button) => button.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('Strømsveien 10'),
      expect.stringContaining('Nyveien 1'),
    ]);
  });
});
