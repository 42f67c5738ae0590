// @vitest-environment happy-dom
import { getCurrentOnboarding } from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import {
  resendPhoneCode,
  verifyPhone,
} from '@takst/contract/services/onboarding/verify-phone.contract.ts';
import { press } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeServer, type FakeServer } from '#testing/fake-server.ts';
import {
  awaitingSilje,
  ok,
  onboardingId,
  onboardingOf,
  refusal,
  type,
  valueOf,
  visit,
} from '../test-onboarding.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer([getCurrentOnboarding, ok(onboardingOf())]);
});
afterEach(cleanup);

const open = (language: 'nb' | 'en' = 'nb') => visit('/register/verify-phone', { language });
const text = () => plainText(document.body.textContent);
const codes = () => server.callsTo(verifyPhone).map(({ body }) => body);
const give = async (code: string) => {
  await type('Kode', code);
  await press('Bekreft');
};
const inSeconds = (seconds: number) => Temporal.Now.instant().add({ seconds }).toString();

describe('/register/verify-phone', () => {
  it('says where the code went, and is filled in by the phone', async () => {
    await open();
    await screen.findByText(/nummeret som slutter på 999/);
    const field = await screen.findByLabelText<HTMLInputElement>('Kode');
    expect(field.autocomplete).toBe('one-time-code');
    const link = screen.getByRole('link', { name: 'Gå tilbake og start på nytt' });
    expect(link.getAttribute('href')).toBe('/register');
    await type('Kode', 'k7m2qxab');
    expect(await valueOf('Kode')).toBe('K7M2QX');
  });

  it('takes a code as it is pasted, in capitals and without spaces, once', async () => {
    const slow = Promise.withResolvers<Answer>();
    server.answer(verifyPhone, () => slow.promise);
    await open();
    await type('Kode', ' k7m 2qx ');
    expect(await valueOf('Kode')).toBe('K7M2QX');
    await press('Bekreft');
    await press(/Bekreft/);
    slow.resolve(ok(onboardingOf({ step: 'DONE' })));
    await screen.findByRole('heading', { name: 'Avtalen er signert' });
    expect(codes()).toEqual([{ code: 'K7M2QX' }]);
  });

  it.each([
    ['', 'Du må fylle ut dette'],
    ['K7M2Q', 'Koden har seks tegn'],
  ])('takes no code like «%s» (spec 3 §5)', async (code, fault) => {
    await open();
    await give(code);
    await screen.findByText(fault);
    expect(document.activeElement).toBe(screen.getByLabelText('Kode'));
    expect(codes()).toEqual([]);
  });

  it.each([
    ['nb', 4, 'Feil kode, prøv igjen', 'Du har 4 forsøk igjen.'],
    ['en', 1, 'Wrong code, try again', 'You have 1 try left.'],
  ] as const)(
    'of a wrong code says so in %s, with %s tries left (spec 3 §8)',
    async (language, triesLeft, title, triesText) => {
      server.answer(verifyPhone, refusal(400, 'CODE_WRONG', { triesLeft }));
      await open(language);
      await type(language === 'nb' ? 'Kode' : 'Code', 'AAAAAA');
      await press(language === 'nb' ? 'Bekreft' : 'Confirm');
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(title);
      expect(alert.textContent).toContain(triesText);
      expect(await valueOf(language === 'nb' ? 'Kode' : 'Code')).toBe('AAAAAA');
    },
  );

  it('of a code that is too old asks for a new one', async () => {
    server.answer(verifyPhone, refusal(410, 'CODE_NOT_VALID'));
    await open();
    await give('K7M2QX');
    const alert = (await screen.findByText('Koden virker ikke lenger. Be om en ny.')).parentElement;
    expect(alert?.textContent).toContain('Mobilen er ikke bekreftet');
    expect(alert?.textContent).not.toContain('Feil kode');
    expect(document.activeElement).toBe(screen.getByLabelText('Kode'));
    await type('Kode', 'K7M2QY');
    expect(screen.queryByText('Koden virker ikke lenger. Be om en ny.')).toBeNull();
  });

  it.each([
    [refusal(409, 'PHONE_NOT_AWAITED'), 'Dette er gjort, eller du mangler et steg før.'],
    [refusal(404, 'ONBOARDING_NOT_FOUND'), 'Det du startet, er ikke lenger i denne nettleseren.'],
  ])('says why the code was not taken (%#)', async (answer, why) => {
    server.answer(verifyPhone, answer);
    await open();
    await give('K7M2QX');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Mobilen er ikke bekreftet');
    expect(alert.textContent).toContain(why);
  });

  it('throws other errors (spec 3 §8)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answer(verifyPhone, { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
    await open();
    await give('K7M2QX');
    await screen.findByText(/General error/);
  });

  it('keeps the code when the service is down', async () => {
    server.answer(verifyPhone, { status: 503, body: { code: 'UNAVAILABLE' } });
    await open();
    await give('K7M2QX');
    await screen.findByText('Tjenesten er nede akkurat nå. Prøv igjen om litt.');
    expect(await valueOf('Kode')).toBe('K7M2QX');
  });

  it('sends a new code, and counts down to the next', async () => {
    server.answer(resendPhoneCode, () =>
      ok({ validUntil: inSeconds(600), nextAfter: inSeconds(30) }),
    );
    await open();
    await press('Send ny kode');
    await screen.findByText(/En ny kode er sendt/);
    const button = await screen.findByRole('button', { name: /ny kode om (30|29|28) sekunder/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await press(/ny kode om/);
    expect(server.callsTo(resendPhoneCode)).toHaveLength(1);
  });

  it('with a new code forgets the old one, and takes another after the pause', async () => {
    server.answer(resendPhoneCode, () =>
      ok({ validUntil: inSeconds(600), nextAfter: inSeconds(2) }),
    );
    server.answer(verifyPhone, refusal(400, 'CODE_WRONG', { triesLeft: 4 }));
    await open();
    await give('AAAAAA');
    await screen.findByText('Feil kode, prøv igjen');
    await press('Send ny kode');
    await screen.findByText(/En ny kode er sendt/);
    expect(await valueOf('Kode')).toBe('');
    expect(screen.queryByText('Feil kode, prøv igjen')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Kode'));
    await screen.findByRole('button', { name: 'Du kan få en ny kode om 1 sekund' });
    await press('Send ny kode');
    await waitFor(() => expect(server.callsTo(resendPhoneCode)).toHaveLength(2));
  });

  it.each([
    [refusal(409, 'PHONE_NOT_AWAITED'), 'Dette er gjort, eller du mangler et steg før.'],
    [refusal(404, 'ONBOARDING_NOT_FOUND'), 'Det du startet, er ikke lenger i denne nettleseren.'],
  ])(
    'says why no new code was sent (%#), and that the one before is no longer told',
    async (answer, why) => {
      server.answer(resendPhoneCode, () =>
        ok({ validUntil: inSeconds(600), nextAfter: inSeconds(0) }),
      );
      await open();
      await press('Send ny kode');
      await screen.findByText(/En ny kode er sendt/);
      server.answer(resendPhoneCode, answer);
      await press('Send ny kode');
      await screen.findByText('Ny kode er ikke sendt');
      expect(text()).toContain(why);
      expect(screen.queryByText(/En ny kode er sendt/)).toBeNull();
      expect(screen.getByRole('button', { name: 'Send ny kode' })).toBeTruthy();
    },
  );

  it('can be fetched again', async () => {
    server.answer(getCurrentOnboarding, { status: 503, body: { code: 'UNAVAILABLE' } });
    await open();
    await screen.findByText('Tjenesten er nede akkurat nå. Prøv igjen om litt.');
    server.answer(getCurrentOnboarding, ok(onboardingOf()));
    await press('Prøv igjen');
    await screen.findByLabelText('Kode');
  });

  it('waits no longer than a minute, however wrong the clock of the device is', async () => {
    const nextAfter = inSeconds(86_400);
    server.answer(resendPhoneCode, refusal(429, 'CODE_SENT_JUST_NOW', { nextAfter }));
    await open();
    await press('Send ny kode');
    await screen.findByText('Vi har nettopp sendt en kode. Den kan bruke litt tid.');
    await screen.findByRole('button', { name: /ny kode om (60|59|58) sekunder/ });
  });
});

describe('the final message', () => {
  it.each([
    ['DONE', true, 'Avtalen er signert', 'fakturaene går rett til regnskapet'],
    [
      'DONE',
      false,
      'Avtalen er signert',
      'fakturaene kommer på e-post til ingrid@lovhagen.example',
    ],
    ['DONE', null, 'Avtalen er signert', 'Kan bedriften motta EHF, går fakturaene rett'],
  ])('of %s, with EHF %s: «%s» (spec 3 §4)', async (step, receivesEhf, title, invoices) => {
    server.answer(getCurrentOnboarding, ok(onboardingOf({ step, receivesEhf })));
    await open();
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    expect(text()).toContain(invoices);
    expect(document.activeElement).toBe(heading);
    expect(text()).toContain('LØVHAGEN REGNSKAP AS · Org.nr. 314 600 002');
    expect(text()).toContain('LØVHAGEN REGNSKAP AS er kunde, og alt er åpent.');
    expect(text()).toContain('1 av 1 har signert');
    expect(text()).toContain('Signerte i dag kl. 09:31');
    // All is done: nothing is to be signed or waited for.
    expect(text()).not.toContain('Avtalen må være signert innen');
    expect(screen.queryByRole('heading', { name: 'Mens dere venter' })).toBeNull();
    expect(screen.getByRole('link', { name: /Les avtalen/ }).getAttribute('href')).toBe(
      `/onboarding/onboarding/contract/${onboardingId}`,
    );
    expect(screen.getByRole('link', { name: 'Logg inn' }).getAttribute('href')).toBe(
      '/login?returnTo=%2F&loginHint=ingrid%40lovhagen.example',
    );
  });

  it('before all have signed is another: who has to sign, and until when', async () => {
    server.answer(getCurrentOnboarding, ok(awaitingSilje()));
    await open('en');
    await screen.findByRole('heading', { name: 'One signature to go' });
    expect(text()).toContain('reduced functionality until the contract is signed');
    expect(text()).toContain('The contract has to be signed by 3 April 2026');
    expect(text()).toContain('an e-mail to jonas@berglund.example about how to sign in');
    expect(text()).toContain('Silje Lund');
    const card = screen.getByRole('heading', { name: 'While you wait' }).closest('section');
    const waiting = [...(card?.querySelectorAll('li p:first-child') ?? [])];
    expect(waiting.map(({ textContent }) => textContent)).toEqual([
      'Ordering opens when everybody has signed',
      'You can sign in',
    ]);
    // Only the page where they were asked sends links again.
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('/register/verify-phone, where there is nothing to verify', () => {
  it.each([
    [null, 'Her er det ingenting å bekrefte', '/login?returnTo=%2F'],
    [onboardingOf({ step: 'PROVE_IDENTITY' }), 'Denne siden finnes ikke ennå', '/register'],
    [onboardingOf({ step: 'PROVIDE_SIGNEE' }), 'Denne siden finnes ikke ennå', '/register'],
    [onboardingOf({ step: 'CONTACT_SUPPORT' }), 'Denne siden finnes ikke ennå', '/register'],
  ])('(%#) says so, and where to go on', async (current, title, href) => {
    server.answer(getCurrentOnboarding, ok(current));
    await open();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title));
    expect(screen.queryByLabelText('Kode')).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  });
});
