// @vitest-environment happy-dom
import { getCompanyInfo } from '@takst/contract/catalogue/company-info/get-company-info.contract.ts';
import { lastDayForCurrentMonth } from '@takst/domain/platform/time/current-month.ts';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer, type RouteAnswer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { CompanyInfoPage } from './company-info.page.tsx';
import { en } from './company-info.en.ts';
import { nb } from './company-info.nb.ts';

afterEach(cleanup);

const prices = (thirtyDays: number, year: number, company: number) => [
  { ticket: 'thirtyDays', monthOre: 100 * thirtyDays, yearOre: 1_200 * thirtyDays },
  { ticket: 'year', monthOre: 100 * Math.floor(year / 12), yearOre: 100 * year },
  { ticket: 'company', monthOre: 100 * company, yearOre: 1_200 * company },
];
const comparisons = [
  { zones: 'oslo', prices: prices(897, 8_966, 694) },
  { zones: 'one', prices: prices(897, 8_966, 747) },
  { zones: 'two', prices: prices(1_589, 15_894, 1_324) },
  { zones: 'all', prices: prices(2_285, 22_845, 1_903) },
];

async function openInfo(...answers: RouteAnswer) {
  fakeServer(answers);
  await openPage({
    pages: { '/bedriftsavtale/info': CompanyInfoPage },
    at: '/bedriftsavtale/info',
    texts: ['company-info'],
  });
}
const loaded = { status: 200, body: { comparisons, mailbox: 'kontakt@ruter.example' } };
const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('the page that sells the company ticket', () => {
  it('compares what a month and a year cost, for the zones of the chosen tab', async () => {
    await openInfo(getCompanyInfo, loaded);
    const tabs = within(await screen.findByRole('tablist', { name: 'Zones' })).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Zone 1 Oslo',
      '1 zone',
      '2 zones',
      'All zones',
    ]);
    expect(rowTexts()).toEqual([
      '30-day ticket897 kr10 764 kr',
      '365-day ticket747 kr8 966 kr',
      'Company ticket694 kr8 328 kr',
    ]);
    screen.getByText(/a year costs 2.436.kr less than twelve 30-day tickets/);
    // Tab leads to the chosen one alone; the arrows lead round.
    expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft' });
    expect(document.activeElement?.textContent).toBe('All zones');
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toBe('Zone 1 Oslo');
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('Zone 1 Oslo');
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft' });
    const panel = screen.getByRole('tabpanel', { name: 'All zones' });
    expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe(
      panel.id,
    );
    expect(rowTexts()[2]).toBe('Company ticket1 903 kr22 836 kr');
    fireEvent.click(screen.getByRole('tab', { name: '2 zones' }));
    expect(rowTexts()[0]).toBe('30-day ticket1 589 kr19 068 kr');
  });

  it('says whom to write to, and leads to the registration and the terms', async () => {
    await openInfo(getCompanyInfo, loaded);
    const mail = await screen.findByRole('link', { name: 'kontakt@ruter.example' });
    expect(mail.getAttribute('href')).toBe('mailto:kontakt@ruter.example');
    const [register] = screen.getAllByRole('link', { name: 'Become company customer' });
    expect(register?.getAttribute('href')).toBe('/register');
    screen.getByRole('link', { name: /^Terms for the company ticket/ });
    expect(screen.getAllByRole('link', { name: 'Become company customer' })).toHaveLength(2);
  });

  it('names no mailbox where the operator has none, and no saving where there is none', async () => {
    const [, , zones] = comparisons;
    const dear = { ...zones, zones: 'oslo', prices: prices(897, 8_966, 897) };
    const body = { comparisons: [dear], mailbox: null };
    await openInfo(getCompanyInfo, { status: 200, body });
    await screen.findByRole('table');
    expect(screen.queryByText(/less than twelve/)).toBeNull();
    expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
    expect(screen.queryByText(/null/)).toBeNull();
  });

  it('says what it is, how to begin and what others ask, in this order', async () => {
    await openInfo(getCompanyInfo, loaded);
    await screen.findByRole('table');
    const headings = (level: number) =>
      screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
    expect(headings(2).slice(0, 4)).toEqual([
      'What is the company ticket?',
      'What does it cost?',
      'How to get started',
      'Questions and answers',
    ]);
    expect(headings(3)).toEqual([
      'Become company customer',
      'Order for your employees',
      'Fetch the ticket on the phone',
      'Get one invoice',
    ]);
    const [question] = document.querySelectorAll('details');
    expect(question?.textContent).toBe(`${en.deadlineQuestion}${en.deadlineAnswer}`);
  });

  it('can be read when the prices do not come', async () => {
    await openInfo(getCompanyInfo, { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
    await screen.findByText(/We could not get the prices now/);
    screen.getByRole('heading', { name: 'Questions and answers' });
  });
});

describe('what the page says of the rules (spec 2 §1)', () => {
  it.each([
    [nb, `den ${lastDayForCurrentMonth}.`],
    [en, `the ${lastDayForCurrentMonth}th`],
  ])('is the last day of the deadline', (texts, day) => {
    expect(texts.deadlineAnswer).toContain(day);
  });
});
