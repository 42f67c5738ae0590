// @vitest-environment happy-dom
import {
  closeOnboarding,
  listOnboardings,
} from '@takst/contract/services/onboarding/list-onboardings.contract.ts';
import { toasts } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { OnboardingListPage } from './onboarding-list.page.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const helpless = {
  id: '6f1c8a52-5c1e-4f5c-9d6b-2a9d3f1b7c11',
  step: 'CONTACT_SUPPORT',
  supportReason: 'NO_SIGNING_RIGHTS',
  companyName: 'EKSEMPELVIK KOMMUNE',
  organisationNumber: '314600282',
  companyId: null,
  contactName: 'Kari Moen',
  email: 'kari@eksempelvik.example',
  phoneCountryCode: '+47',
  phone: '46999999',
  missingSigners: [],
  startedAt: '2026-03-03T08:00:00Z',
  since: '2026-03-04T08:00:00Z',
  expiresAt: '2026-04-02T08:00:00Z',
};
const waiting = {
  ...helpless,
  id: '6f1c8a52-5c1e-4f5c-9d6b-2a9d3f1b7c12',
  step: 'AWAIT_SIGNATURES',
  supportReason: null,
  companyName: 'TRENES BYGG AS',
  companyId: 1009,
  missingSigners: ['Silje Lund'],
  since: null,
};

async function open(
  answer: Answer = { status: 200, body: {} },
  matches: readonly object[] = [helpless, waiting],
) {
  const server = fakeServer(
    [listOnboardings, { status: 200, body: { totalEntries: matches.length, matches } }],
    [closeOnboarding, answer],
  );
  await openPage({
    pages: { '/kundestart': OnboardingListPage },
    at: '/kundestart',
    texts: ['onboardings'],
    features: ['companyAdmin'],
    language: 'nb',
  });
  return server;
}
const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }));
const ask = async (name: string) =>
  fireEvent.click((await row(name)).getByRole('button', { name: 'Ta av listen' }));
const confirm = async () => {
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ta av listen' }));
};

describe('customer support’s list of onboardings', () => {
  it('says why one needs help, whom one waits for, and whom to call', async () => {
    await open();
    const first = await row('EKSEMPELVIK');
    first.getByText('Ingen signaturrett i registeret');
    first.getByText('Siden i dag kl. 09:00');
    first.getByText('Kari Moen');
    const cells = first.getAllByRole('cell').map(({ textContent }) => plainText(textContent));
    expect(cells[0]).toBe('Kari Moenkari@eksempelvik.example+47 469 99 999');
    expect(cells[2]).toBe('I går kl. 09:00');
    first.getByText(/^314.600.282$/);
    const second = await row('TRENES');
    second.getByText('Venter på Silje Lund, innen 2. april');
    const link = second.getByRole('link', { name: 'TRENES BYGG AS' });
    expect(link.getAttribute('href')).toBe('/bedrifter/1009');
  });

  it('shows those that need help alone', async () => {
    const server = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Trenger hjelp' }));
    await waitFor(() => expect(server.calls.at(-1)?.address).toContain('filter=SUPPORT'));
  });

  it.each([
    ['Trenger hjelp', 'SUPPORT'],
    ['Underveis', 'OPEN'],
    ['Ikke signert i tide', 'ENDED'],
  ])('is filtered: %s', async (name, filter) => {
    const server = await open();
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(server.calls.at(-1)?.address).toContain(`filter=${filter}`));
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Alle' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Alle' }).getAttribute('aria-pressed')).toBe(
        'true',
      ),
    );
  });

  it('is without filters while nobody is on the way', async () => {
    await open(undefined, []);
    await screen.findByText('Ingen nye kunder på vei');
    expect(screen.queryByRole('button', { name: 'Trenger hjelp' })).toBeNull();
  });

  it.each([
    ['PROVE_IDENTITY', null, 'Ikke legitimert', true],
    ['PROVIDE_SIGNEE', null, 'Skal velge hvem som signerer', true],
    ['VERIFY_PHONE', null, 'Skal bekrefte mobilen', true],
    ['AWAIT_SIGNATURES', null, 'Venter på signatur', true],
    ['ENDED', null, 'Ikke signert i tide', false],
    ['CONTACT_SUPPORT', null, 'Trenger hjelp', false],
    ['CONTACT_SUPPORT', 'COMPANY_EXISTS', 'Er kunde allerede', false],
    ['CONTACT_SUPPORT', 'RIGHTS_CHANGED', 'Signaturretten er endret', false],
    ['CONTACT_SUPPORT', 'MAY_NOT_BECOME_CUSTOMER', 'Kan ikke bli kunde', false],
    ['CONTACT_SUPPORT', 'USER_INACTIVE', 'E-posten er en deaktivert bruker sin', false],
  ])('says at %s, for %s: %s', async (step, supportReason, state, waits) => {
    await open(undefined, [{ ...waiting, step, supportReason }]);
    const trenes = await row('TRENES');
    trenes.getByText(state);
    expect(trenes.queryByText(/^Venter på Silje Lund/) !== null).toBe(waits);
    expect(trenes.queryByText(/^Siden/)).toBeNull();
  });

  it('says who was taken off, and asks again about each', async () => {
    const server = await open();
    await ask('TRENES');
    fireEvent.click(await screen.findByRole('checkbox'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^TRENES BYGG AS tas av listen/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await ask('TRENES');
    expect(await screen.findByRole('checkbox')).toHaveProperty('checked', false);
    await confirm();
    await waitFor(() =>
      expect(toasts()).toEqual([['success', 'Tatt av listen', 'TRENES BYGG AS']]),
    );
    expect(server.callsTo(closeOnboarding).map(({ body }) => body)).toEqual([
      { isSignedOtherwise: false },
    ]);
    await waitFor(() => expect(server.callsTo(listOnboardings)).toHaveLength(2));
  });

  it('takes one off; a contract that was signed in another way opens the agreements', async () => {
    const server = await open();
    await ask('TRENES');
    fireEvent.click(await screen.findByRole('checkbox'));
    await confirm();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo(closeOnboarding).map(({ address, body }) => [address, body])).toEqual([
      [`/onboarding/onboardings/${waiting.id}/close`, { isSignedOtherwise: true }],
    ]);
  });

  it('asks about no contract where there is no company', async () => {
    await open();
    await ask('EKSEMPELVIK');
    await screen.findByRole('alertdialog');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([
    [409, 'NOTHING_TO_CLOSE', 'Den er fullført eller tatt av listen allerede.'],
    [404, 'ONBOARDING_NOT_FOUND', 'Den finnes ikke lenger. Last inn siden på nytt.'],
  ])('tells why it was not taken off: %i %s', async (status, code, why) => {
    await open({ status, body: { code } });
    await ask('EKSEMPELVIK');
    await confirm();
    await screen.findByText(why);
    expect(toasts()).toEqual([]);
  });
});
