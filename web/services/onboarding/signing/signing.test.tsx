// @vitest-environment happy-dom
import {
  getSigning,
  startSigning,
} from '@takst/contract/services/onboarding/sign-contract.contract.ts';
import { press } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { ok, refusal, visit } from '../test-onboarding.tsx';

const signing = (changes: object = {}) => ({
  companyName: 'BERG OG LUND ARKITEKTER AS',
  organisationNumber: '314600142',
  signeeName: 'Silje Lund',
  askedBy: 'Jonas Berg',
  step: 'SIGN',
  isOtherPerson: false,
  signers: [
    { name: 'Jonas Berg', state: 'SIGNED', signedAt: '2026-03-04T08:31:00Z' },
    { name: 'Silje Lund', state: 'ASKED', signedAt: null },
  ],
  termsVersion: '2026-09-01',
  expiresAt: '2026-04-03T08:30:00Z',
  ...changes,
});

let server: FakeServer;
let assign: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  server = fakeServer([getSigning, ok(signing())]);
});
afterEach(() => {
  cleanup();
  assign.mockRestore();
});

const open = (language: 'nb' | 'en' = 'nb', search = '') =>
  visit(`/register/sign/a-token${search}`, { language });
const text = () => plainText(document.body.textContent);

describe('the page of a signee', () => {
  it('says what is asked, by whom, and has the contract to read', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Signer avtalen for BERG OG LUND ARKITEKTER AS' });
    expect(text()).toContain('Jonas Berg ber deg, Silje Lund, om å signere');
    const contract = screen.getByRole('link', { name: /Les avtalen/ });
    expect(contract.getAttribute('href')).toBe('/onboarding/signing/a-token/contract');
    expect(text()).toContain('Avtalen må være signert innen 3. april 2026');
    expect(text()).toContain('Vilkår 2026-09-01');
    expect(text()).toContain('Signerte i dag kl. 09:31');
    const privacy = screen.getByRole('link', { name: /personvern/i });
    expect(privacy.getAttribute('href')).toBe('/personvern');
  });

  it('needs consent, then leaves for the identity provider, once', async () => {
    server.answer(startSigning, ok('https://bankid.example/authorize'));
    await open();
    await press('Signer med BankID');
    await screen.findByText('Du må godta avtalen for å signere');
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(server.callsTo(startSigning)).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox'));
    await press('Signer med BankID');
    await press(/Signer med BankID/);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://bankid.example/authorize'));
    expect(server.callsTo(startSigning).map(({ body }) => body)).toEqual([
      { acceptsContract: true },
    ]);
  });

  it('tells another person than the one the link is for', async () => {
    server.answer(getSigning, ok(signing({ isOtherPerson: true })));
    await open();
    await screen.findByText('Du legitimerte deg som en annen');
    expect(text()).toContain('Lenken er til Silje Lund, og ingenting er signert');
  });

  it('tells that the identity was cancelled', async () => {
    await open('nb', '?problem=IDENTITY_CANCELLED');
    await screen.findByText('Du avbrøt legitimeringen');
    expect(screen.getByRole('button', { name: 'Signer med BankID' })).toBeDefined();
  });

  it.each([
    ['AWAIT_SIGNATURES', 'Takk, du har signert', 'når alle har signert'],
    ['PROVIDE_SIGNEE', 'Takk, du har signert', 'Jonas Berg velger nå hvem som signerer videre'],
    ['DONE', 'Takk, du har signert', 'Alle har signert'],
    ['CONTACT_SUPPORT', 'Kundeservice hjelper dere videre', 'er endret'],
  ])('at %s shows «%s», and the status of all signers', async (step, title, expectedText) => {
    server.answer(getSigning, ok(signing({ step })));
    await open();
    await screen.findByRole('heading', { level: 1, name: title });
    expect(text()).toContain(expectedText);
    expect(text()).toContain('1 av 2 har signert');
    expect(screen.queryByRole('checkbox')).toBeNull();
    const support = screen.queryByRole('link', { name: /Kontakt kundeservice/ });
    expect(support !== null).toBe(step === 'CONTACT_SUPPORT');
    const contract = screen.getByRole('link', { name: /Les avtalen/ });
    expect(contract.getAttribute('href')).toBe('/onboarding/signing/a-token/contract');
  });

  it('names no day to sign by once all have signed', async () => {
    const signedAt = '2026-03-04T08:31:00Z';
    const signers = ['Jonas Berg', 'Silje Lund'].map((name) => ({
      name,
      state: 'SIGNED',
      signedAt,
    }));
    server.answer(getSigning, ok(signing({ step: 'DONE', signers })));
    await open();
    await screen.findByText('2 av 2 har signert');
    expect(text()).not.toContain('Avtalen må være signert innen');
  });

  it('says nothing of another person, and of no problem, where there is none', async () => {
    await open();
    await screen.findByRole('button', { name: 'Signer med BankID' });
    expect(screen.queryByText('Du legitimerte deg som en annen')).toBeNull();
    cleanup();
    server.answer(getSigning, ok(signing({ isOtherPerson: true })));
    await open('nb', '?problem=IDENTITY_EXPIRED');
    await screen.findByText('Legitimeringen tok for lang tid');
    expect(screen.queryByText('Du legitimerte deg som en annen')).toBeNull();
  });

  it.each([
    ['nb', refusal(404, 'LINK_NOT_FOUND'), 'Vi finner ikke lenken', 'Har du fått flere e-poster'],
    ['nb', refusal(410, 'LINK_EXPIRED'), 'Lenken er utløpt', 'ble ikke signert i tide'],
    ['en', refusal(404, 'NOT_FOUND'), 'We cannot find the link', 'If you have got several e-mails'],
    ['en', refusal(410, 'LINK_EXPIRED'), 'The link has expired', 'was not signed in time'],
  ] as const)('in %s says of %o «%s»', async (language, answer, title, sentence) => {
    server.answer(getSigning, answer);
    await open(language);
    await screen.findByRole('heading', { name: title });
    expect(text()).toContain(sentence);
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://ruter.no/kontakt-oss');
  });

  it('can be fetched again', async () => {
    server.answer(getSigning, { status: 503, body: { code: 'UNAVAILABLE' } });
    await open();
    await screen.findByText('Tjenesten er nede akkurat nå. Prøv igjen om litt.');
    expect(screen.queryByText('Vi finner ikke lenken')).toBeNull();
    server.answer(getSigning, ok(signing()));
    await press('Prøv igjen');
    await screen.findByRole('button', { name: 'Signer med BankID' });
  });

  it.each([
    [refusal(410, 'LINK_EXPIRED'), 'ikke signert i tide'],
    [refusal(404, 'LINK_NOT_FOUND'), 'bare lenken i den siste'],
    [refusal(409, 'HAS_SIGNED'), 'Du har signert allerede. Last inn siden på nytt.'],
  ])('tells what changed while the page was open (%#)', async (answer, sentence) => {
    server.answer(startSigning, answer);
    await open();
    fireEvent.click(await screen.findByRole('checkbox'));
    await press('Signer med BankID');
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(assign).not.toHaveBeenCalled();
  });
});
