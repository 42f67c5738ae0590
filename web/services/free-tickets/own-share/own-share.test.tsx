// @vitest-environment happy-dom
import { listOwnShares } from '@takst/contract/services/free-tickets/own-share/list-own-shares.contract.ts';
import { setOwnShare } from '@takst/contract/services/free-tickets/own-share/set-own-share.contract.ts';
import { pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { type FakeServer, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { OwnShareCard } from './own-share-card.tsx';

/** The pages open on 4 March 2026. */
const operations = {
  agreementNumber: 600001,
  invoiceReference: 'Drift',
  shares: [
    { validFrom: '2025-07-01', amountOre: 90_00 },
    { validFrom: '2026-01-01', amountOre: 100_00 },
    { validFrom: '2026-06-01', amountOre: 150_50 },
  ],
  firstOpenMonth: '2026-02-01',
  version: 'v1',
};
const unnamed = {
  agreementNumber: 600002,
  invoiceReference: '',
  shares: [{ validFrom: '2026-04-01', amountOre: 80_00 }],
  version: 'v0',
  /** This month is closed already. */
  firstOpenMonth: '2026-04-01',
};

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer([
    listOwnShares,
    { status: 200, body: { departments: [operations, unnamed] } },
  ]);
});
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

async function open(language: 'nb' | 'en' = 'en') {
  await import('./set-own-share.modal.tsx');
  await openPage({
    pages: { '/fribilletter/innstillinger': OwnShareCard },
    at: '/fribilletter/innstillinger',
    texts: ['own-share'],
    features: ['freeTicket'],
    language,
  });
  await screen.findByText('Drift');
}

const change = async (department: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Change the own share of ${department}` }));
  await screen.findByRole('dialog');
};
const monthBox = () => screen.getByLabelText<HTMLSelectElement>('In force from');
const amount = () => screen.getByLabelText<HTMLInputElement>('Kroner for each ticket in a month');
const type = (text: string) => fireEvent.change(amount(), { target: { value: text } });
/** With plain spaces. */
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const effect = () =>
  plain(screen.getByRole('dialog').querySelector('[aria-live="polite"]')?.textContent);
const sent = () => server.callsTo(setOwnShare).map(({ body }) => body);

describe('the own shares of departments', () => {
  it('show what holds now, before and to come', async () => {
    await open();
    screen.getByText('100 kr for each ticket in a month');
    const amounts = screen.getByRole('list', { name: 'Amounts of Drift' });
    expect(
      [...amounts.querySelectorAll('li')].map(({ textContent }) => plain(textContent)),
    ).toEqual([
      '90 kr from July 2025',
      '100 kr from January 2026 · in force now',
      '150,50 kr from June 2026 · to come',
    ]);
    screen.getByText('department name not set (600002)');
    screen.getByText('No own share');
  });

  it('say before saving what is deducted, and until when', async () => {
    await open();
    await change('Drift');
    expect([monthBox().value, amount().value]).toEqual(['2026-03', '100,00']);
    type('120');
    expect(effect()).toBe(
      'From March 2026 120 kr for each ticket is deducted from the taxable benefit. From June 2026 it is 150,50 kr, as decided before.',
    );
    fireEvent.change(monthBox(), { target: { value: '2026-06' } });
    type('0');
    expect(effect()).toBe('From June 2026 nothing is deducted from the taxable benefit.');
    type('x');
    expect(effect()).toBeUndefined();
  });

  it('offer the months from the first open one to twelve ahead', async () => {
    await open();
    await change('Drift');
    const months = [...monthBox().options].map(({ value }) => value);
    expect([months[0], months.at(-1), months.length]).toEqual(['2026-02', '2027-03', 14]);
    screen.getByText('Months before February 2026 are closed and do not change.');
    pressNow('Cancel');
    await change('department name not set (600002)');
    expect([monthBox().options[0]?.value, monthBox().value, amount().value]).toEqual([
      '2026-04',
      '2026-04',
      '80,00',
    ]);
  });

  it('are saved from a month on', async () => {
    await open();
    await change('Drift');
    fireEvent.change(monthBox(), { target: { value: '2026-04' } });
    type('1 234,50');
    server.answer(setOwnShare, { status: 200, body: { ...operations, version: 'v2' } });
    pressNow('Save');
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([{ title: 'The own share is saved!' }]),
    );
    expect(sent()).toEqual([
      { agreementNumber: 600001, validFrom: '2026-04-01', amountOre: 1234_50, version: 'v1' },
    ]);
  });

  it.each(['10000,01', '-5', '1,234', 'ti'])('refuse %s', async (text) => {
    await open();
    await change('Drift');
    type(text);
    pressNow('Save');
    await screen.findByText('Type an amount from 0 to 10 000 kr.');
    expect(sent()).toEqual([]);
  });

  it('are not saved over what somebody else has saved', async () => {
    await open();
    await change('Drift');
    type('120');
    const theirs = {
      ...operations,
      shares: [{ validFrom: '2026-05-01', amountOre: 80_00 }],
      version: 'v9',
    };
    server.answer(setOwnShare, {
      status: 409,
      body: { code: 'OWN_SHARE_CHANGED_SINCE', department: theirs },
    });
    pressNow('Save');
    await screen.findByRole('button', { name: 'Keep what is saved' });
    const problem = await screen.findByText(/^Somebody else has changed this/);
    expect(plain(problem.textContent)).toContain('It now says: “80 kr from May 2026”.');
    expect(effect()).toContain('From May 2026 it is 80 kr');
    server.answer(setOwnShare, { status: 200, body: { ...theirs, version: 'v10' } });
    pressNow('Save');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ amountOre: 120_00, version: 'v9' });
  });

  it('are saved from a draft against the amounts that the draft began with', async () => {
    await open();
    await change('Drift');
    type('120');
    cleanup();
    const theirs = { ...operations, shares: [], version: 'v9' };
    server.answer(listOwnShares, { status: 200, body: { departments: [theirs] } });
    await open();
    await change('Drift');
    expect(amount().value).toBe('120');
    server.answer(setOwnShare, {
      status: 409,
      body: { code: 'OWN_SHARE_CHANGED_SINCE', department: theirs },
    });
    pressNow('Save');
    await screen.findByText(/^Somebody else has removed this/);
    pressNow('Save');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([{ version: 'v1' }, { version: 'v9' }]);
  });

  it('say which months are offered', async () => {
    await open();
    await change('Drift');
    server.answer(setOwnShare, {
      status: 422,
      body: { code: 'MONTH_NOT_OFFERED', first: '2026-04-01', last: '2027-03-01' },
    });
    pressNow('Save');
    await screen.findByText('The own share can be set from April 2026 to March 2027.');
  });

  it('are in Norwegian, too', async () => {
    await open('nb');
    screen.getByText('100 kr per billett per måned');
    screen.getByText('100 kr fra januar 2026 · gjelder nå');
    expect(screen.getByText('avdelingsnavn ikke satt (600002)')).toBeDefined();
  });
});
