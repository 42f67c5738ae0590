// @vitest-environment happy-dom
import {
  chooseSignee,
  getEligibleSigners,
} from '@takst/contract/services/onboarding/choose-signee.contract.ts';
import {
  getCurrentOnboarding,
  getOnboarding,
} from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import {
  awaitingSilje,
  ok,
  onboardingId,
  onboardingOf,
  refusal,
  type,
  visit,
} from '../test-onboarding.tsx';

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer();
});
afterEach(cleanup);

const returnTo = (nextStep: string, id = onboardingId) =>
  `/register?onboardingId=${id}&nextStep=${nextStep}`;
const text = () => document.body.textContent;

describe('the return page (spec 3 §4)', () => {
  it.each([
    returnTo('CONTRACT_SIGNED', '17'),
    returnTo('CONTRACT_SIGNED', ''),
    returnTo('CONTRACT_SIGNED', `${onboardingId}x`),
    returnTo('ALL_DONE'),
    returnTo('toString'),
    '/register?nextStep=CONTRACT_SIGNED',
    '/register?onboardingId=17&problem=IDENTITY_CANCELLED',
  ])('throws for %s, and calls nothing', async (address) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await visit(address);
    expect((await screen.findByRole('alert')).textContent).toContain('General error');
    expect(server.calls).toEqual([]);
  });

  it('with CONTRACT_SIGNED goes straight to the phone, and forgets what was typed', async () => {
    sessionStorage.setItem('draft:register', JSON.stringify({ email: 'a@b.example' }));
    server.answer(getOnboarding, ok(onboardingOf()));
    server.answer(getCurrentOnboarding, ok(onboardingOf()));
    const router = await visit(returnTo('CONTRACT_SIGNED'));
    await screen.findByRole('heading', { name: 'Bekreft mobilen' });
    expect(router.state.location.pathname).toBe('/register/verify-phone');
    // «Back» does not lead to the address that only leads on.
    expect(router.history.length).toBe(1);
    expect(sessionStorage.getItem('draft:register')).toBeNull();
  });

  it.each(['CONTRACT_SIGNED', 'CONTACT_SUPPORT_COMPANY_EXISTS', 'CONTACT_SUPPORT_ERROR_OCCURRED'])(
    'shows what the server says, whatever a forged %s claims',
    async (nextStep) => {
      server.answer(
        getOnboarding,
        ok(onboardingOf({ step: 'PROVIDE_SIGNEE', hasSigned: false, signers: [] })),
      );
      server.answer(getEligibleSigners, ok(['Ingrid Hansen']));
      await visit(returnTo(nextStep));
      await screen.findByRole('heading', { name: 'Hvem skal signere?' });
      expect(text()).toContain('Du kan ikke signere for LØVHAGEN REGNSKAP AS.');
      // Of one combination, which is one person.
      screen.getByRole('heading', { name: 'Disse kan signere alene' });
      expect(screen.queryByRole('heading', { name: 'Disse signerer sammen' })).toBeNull();
      expect(text()).not.toContain('har signert');
    },
  );

  it('without a nextStep, which some steps have not, shows what the server says', async () => {
    server.answer(getOnboarding, ok(awaitingSilje()));
    await visit(`/register?onboardingId=${onboardingId}`);
    await screen.findByRole('heading', { name: 'Én signatur igjen' });
  });

  it('of another browser tells nothing of the onboarding: continue where you began', async () => {
    server.answer(getOnboarding, refusal(404, 'ONBOARDING_NOT_FOUND'));
    await visit(returnTo('PROVIDE_SIGNEE_INFO'));
    await screen.findByRole('heading', { name: 'Fortsett der du begynte' });
    expect(screen.getByRole('link', { name: 'Begynn her' }).getAttribute('href')).toBe('/register');
    expect(server.calls).toHaveLength(1);
  });

  it.each([
    ['COMPANY_EXISTS', 'LØVHAGEN REGNSKAP AS er kunde allerede'],
    ['NO_SIGNING_RIGHTS', 'Kundeservice hjelper dere videre'],
    ['RIGHTS_CHANGED', 'Hvem som kan signere, er endret'],
    ['MAY_NOT_BECOME_CUSTOMER', 'Vi kan ikke opprette konto'],
    ['USER_INACTIVE', 'E-posten hører til en deaktivert bruker'],
  ])('for %s says «%s», with customer support and a new start', async (supportReason, title) => {
    server.answer(getOnboarding, ok(onboardingOf({ step: 'CONTACT_SUPPORT', supportReason })));
    await visit(returnTo('CONTACT_SUPPORT_ERROR_OCCURRED'));
    await screen.findByRole('heading', { name: title });
    expect(screen.getByRole('link', { name: /Kontakt kundeservice/ })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Start på nytt' })).toBeDefined();
  });

  it('for CONTACT_SUPPORT_ERROR_OCCURRED is an error that can be tried again with what was typed', async () => {
    sessionStorage.setItem('draft:register', JSON.stringify({ email: 'a@b.example' }));
    server.answer(getOnboarding, ok(onboardingOf({ step: 'PROVE_IDENTITY' })));
    await visit(returnTo('CONTACT_SUPPORT_ERROR_OCCURRED'));
    await screen.findByRole('heading', { name: 'Det oppstod en feil' });
    expect(screen.getByRole('link', { name: 'Prøv igjen' }).getAttribute('href')).toBe('/register');
    expect(sessionStorage.getItem('draft:register')).not.toBeNull();
  });
});

describe('PROVIDE_SIGNEE_INFO', () => {
  const choosing = (changes = {}) =>
    awaitingSilje({
      step: 'PROVIDE_SIGNEE',
      combinations: [
        { basis: 'SIGNATURE', names: ['Jonas Berg', 'Silje Lund'] },
        { basis: 'PROCURATION', names: ['Jonas Berg', 'Magnus Haugen'] },
      ],
      signers: [
        { name: 'Jonas Berg', state: 'SIGNED', signedAt: '2026-03-04T08:31:00Z', email: null },
      ],
      ...changes,
    });
  const choose = async (name: string, email: string) => {
    fireEvent.change(await screen.findByLabelText('Hvem skal få lenken?'), {
      target: { value: name },
    });
    await type('E-posten til den som signerer', email);
    await press('Send lenke for signering');
  };
  beforeEach(() => {
    server.answer(getOnboarding, ok(choosing()));
    server.answer(getEligibleSigners, ok(['Silje Lund', 'Magnus Haugen']));
  });

  it('shows who signs together, and who of them has signed', async () => {
    await visit(returnTo('PROVIDE_SIGNEE_INFO'));
    await screen.findByRole('heading', { name: 'Disse signerer sammen' });
    expect(screen.queryByRole('heading', { name: 'Disse kan signere alene' })).toBeNull();
    expect(text()).toContain('Du har signert. Velg den neste');
    const items = screen.getAllByText('Jonas Berg').length;
    expect(items).toBe(2);
    const marked = screen.getAllByText('har signert').map((mark) => mark.closest('li'));
    expect(marked.map((item) => item?.textContent)).toEqual([
      'Jonas Berghar signert',
      'Jonas Berghar signert',
    ]);
    expect(text()).toContain('Prokura');
  });

  it('sends the chosen one a link once, and goes on to the phone', async () => {
    const done = awaitingSilje({ step: 'VERIFY_PHONE' });
    server.answer(chooseSignee, ok(done));
    server.answer(getCurrentOnboarding, ok(done));
    await visit(returnTo('PROVIDE_SIGNEE_INFO'));
    await choose('Silje Lund', 'silje@berglund.example');
    await screen.findByRole('heading', { name: 'Bekreft mobilen' });
    expect(server.callsTo(chooseSignee).map(({ body }) => body)).toEqual([
      { name: 'Silje Lund', email: 'silje@berglund.example' },
    ]);
  });

  it.each([
    ['', 'silje@berglund.example', 'Hvem skal få lenken?: Du må fylle ut dette'],
    ['Silje Lund', '', 'E-posten til den som signerer: Du må fylle ut dette'],
    ['Silje Lund', 'silje', 'E-posten til den som signerer: Dette ser ikke riktig ut'],
  ])('needs both: «%s» and «%s» (spec 3 §5)', async (name, email, fault) => {
    await visit(returnTo('PROVIDE_SIGNEE_INFO'));
    await choose(name, email);
    await screen.findByRole('link', { name: fault });
    expect(server.callsTo(chooseSignee)).toEqual([]);
  });

  it('asks again for each who is missing, and shows who has been asked', async () => {
    server.answer(
      chooseSignee,
      ok(choosing({ signers: awaitingSilje()['signers'], hasSigned: true })),
    );
    await visit(returnTo('PROVIDE_SIGNEE_INFO'));
    await choose('Silje Lund', 'silje@berglund.example');
    await screen.findByText('Lenke sendt til silje@berglund.example');
    expect(await screen.findByLabelText('Hvem skal få lenken?')).toBeDefined();
    await waitFor(() => expect(server.callsTo(getEligibleSigners)).toHaveLength(2));
  });

  it('says that the register has changed, reads the names again, and keeps the e-mail', async () => {
    server.answer(chooseSignee, refusal(422, 'NOT_ELIGIBLE'));
    await visit(returnTo('PROVIDE_SIGNEE_INFO'));
    await screen.findByRole('option', { name: 'Silje Lund' });
    server.answer(getEligibleSigners, ok(['Magnus Haugen', 'Kari Moen']));
    await choose('Silje Lund', 'silje@berglund.example');
    await screen.findByText(/Registeret er endret/);
    await screen.findByRole('option', { name: 'Kari Moen' });
    const field = screen.getByLabelText<HTMLInputElement>('E-posten til den som signerer');
    expect(field.value).toBe('silje@berglund.example');
    await press('Send lenke for signering');
    await screen.findByRole('link', { name: 'Hvem skal få lenken?: Du må fylle ut dette' });
    expect(server.callsTo(chooseSignee)).toHaveLength(1);
  });

  it('says why nobody was asked, when nobody needs to be', async () => {
    server.answer(chooseSignee, refusal(409, 'NO_SIGNEE_NEEDED'));
    await visit(returnTo('PROVIDE_SIGNEE_INFO'));
    await choose('Silje Lund', 'silje@berglund.example');
    await screen.findByText('Ingen flere trenger å signere. Last inn siden på nytt.');
    expect(server.callsTo(getEligibleSigners)).toHaveLength(1);
  });

  it('leads to customer support when nobody is left', async () => {
    server.answer(getEligibleSigners, ok([]));
    await visit(returnTo('PROVIDE_SIGNEE_INFO'));
    await screen.findByText(/ingen flere som kan signere/);
    expect(screen.getByRole('link', { name: /Kontakt kundeservice/ })).toBeDefined();
  });
});

describe('an onboarding that is resumed', () => {
  const open = async (current: object) => {
    server.answer(getCurrentOnboarding, ok(current));
    await visit('/register');
  };

  it('shows where it stands, with its contract, «Fortsett» and «Start på nytt»', async () => {
    await open(onboardingOf());
    await screen.findByRole('heading', { name: 'Her er du i LØVHAGEN REGNSKAP AS' });
    expect(text()).toContain('nummeret som slutter på 999');
    const link = screen.getByRole('link', { name: 'Fortsett' });
    expect(link.getAttribute('href')).toBe('/register/verify-phone');
    expect(screen.getByRole('link', { name: /Les avtalen/ }).getAttribute('href')).toBe(
      `/onboarding/onboarding/contract/${onboardingId}`,
    );
    expect(screen.getByRole('button', { name: 'Start på nytt' })).toBeDefined();
  });

  it('goes on where the signee has to be chosen', async () => {
    server.answer(getEligibleSigners, ok(['Ingrid Hansen']));
    await open(onboardingOf({ step: 'PROVIDE_SIGNEE', hasSigned: false, signers: [] }));
    await press('Fortsett');
    await screen.findByRole('heading', { name: 'Hvem skal signere?' });
  });

  it('that awaits a signature says who has to sign and until when, and how invoices arrive', async () => {
    await open(awaitingSilje());
    await screen.findByRole('heading', { name: 'Én signatur igjen' });
    expect(text()).toContain('redusert funksjonalitet til avtalen er signert');
    expect(text()).toContain('3. april 2026');
    expect(text()).toContain('fakturaene kommer på e-post til jonas@berglund.example');
  });

  it('can be tried again when the page could not be fetched', async () => {
    server.answer(getCurrentOnboarding, { status: 503, body: { code: 'UNAVAILABLE' } });
    await visit('/register');
    await screen.findByText('Vi får ikke hentet siden');
    expect(text()).toContain('Tjenesten er nede akkurat nå. Prøv igjen om litt.');
    server.answer(getCurrentOnboarding, ok(null));
    await press('Prøv igjen');
    await screen.findByLabelText('Organisasjonsnummer');
  });
});
