// @vitest-environment happy-dom
import { getTaxNotice } from '@takst/contract/services/free-tickets/tax-notice/get-tax-notice.contract.ts';
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer } from '#testing/fake-server.ts';
import { openVisitorPage } from '#testing/open-visitor-page.tsx';
import { TaxNoticePage } from './tax-notice.page.tsx';

const notice = {
  companyName: 'Granlia Verksted AS',
  profileName: { nb: 'Voksen', en: 'Adult' },
  allZones: false,
  zones: ['1', '2Ø'],
  startDate: '2026-04-01',
  taxOre: 1589_50,
  sentOn: '2026-03-06',
  validThrough: '2026-04-05',
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer([getTaxNotice, { status: 200, body: notice }]);
});
afterEach(cleanup);

async function open(language: 'nb' | 'en' = 'en', tenant: TenantId = 'ruter') {
  await openVisitorPage({
    pages: {
      '/fribilletter/skatt/$token': TaxNoticePage,
      '/fribilletter/info': () => <p>Info</p>,
    },
    at: '/fribilletter/skatt/a-token',
    texts: ['tax-notice'],
    language,
    tenant,
  });
  await screen.findByRole('heading', { level: 1 });
}
const visibleText = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

describe('the page about the tax of a family ticket', () => {
  it('says what is taxed a month and a year, for which ticket, and whom to ask', async () => {
    await open();
    expect(server.callsTo(getTaxNotice)).toMatchObject([
      { address: '/holder-api/tax-notices/a-token' },
    ]);
    expect(visibleText()).toContain('1 589,50 kr per month');
    expect(visibleText()).toContain('19 074 kr for a whole year');
    expect(visibleText()).toMatch(
      /adds the amount to your income.*What you pay yourself is deducted/,
    );
    expect(visibleText()).toContain('calculated on 6 March 2026 at the prices of that day');
    expect(visibleText()).toContain(
      'ForFamily memberCategoryAdultZonesZone 1 – Zone 2ØFrom1 April 2026',
    );
    expect(visibleText()).toMatch(
      /Granlia Verksted AS has registered this.*ask those who administer free tickets/,
    );
    expect(visibleText()).toContain('The link works through 5 April 2026.');
    const info = screen.getByRole('link', { name: 'What we store, and why' });
    expect(info.getAttribute('href')).toBe('/fribilletter/info');
  });

  it('is Norwegian too, and names all zones', async () => {
    server.answer(getTaxNotice, { status: 200, body: { ...notice, allZones: true, zones: [] } });
    await open('nb');
    screen.getByRole('heading', { name: 'Skatt av fribillett til familien' });
    expect(visibleText()).toContain('1 589,50 kr per måned');
    expect(visibleText()).toContain('SonerAlle soner');
    expect(visibleText()).toContain('Lenken virker til og med 5. april 2026.');
  });

  it.each(['nb', 'en'] as const)('has the word of the third operator (%s)', async (language) => {
    await open(language, 'fjord');
    expect(visibleText()).toMatch(/ansattbillett|employee ticket/);
    expect(visibleText()).not.toMatch(/fribillett|free ticket/i);
  });

  it('says that a link leads nowhere, and whom to ask for a new one', async () => {
    server.answer(getTaxNotice, { status: 404, body: { code: 'TAX_NOTICE_NOT_FOUND' } });
    await open();
    screen.getByRole('heading', { name: 'The link does not work' });
    screen.getByText(/Ask your employer to send a new one/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that there were too many tries', async () => {
    server.answer(getTaxNotice, {
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 },
    });
    await open();
    screen.getByRole('heading', { name: 'Too many tries' });
    server.answer(getTaxNotice, { status: 200, body: notice });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Added to your income');
  });

  it('can be loaded again after a failure', async () => {
    server.answer(getTaxNotice, () => Promise.reject(new TypeError('no network')));
    await open();
    server.answer(getTaxNotice, { status: 200, body: notice });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Added to your income');
  });
});
