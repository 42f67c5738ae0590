// @vitest-environment happy-dom
import {
  chooseSignee,
  getEligibleSigners,
  sendSigneeLinkAgain,
  withdrawSignee,
} from '@takst/contract/services/onboarding/choose-signee.contract.ts';
import {
  abandonOnboarding,
  getCurrentOnboarding,
  getOnboarding,
} from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import { press } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  sessionStorage.clear();
  server = fakeServer();
});
afterEach(cleanup);

const down: Answer = { status: 503, body: { code: 'UNAVAILABLE' } };
const isDown = 'Tjenesten er nede akkurat nå. Prøv igjen om litt.';
const open = async (current: object | null) => {
  server.answer(getCurrentOnboarding, ok(current));
  await visit('/register');
};
const returned = (onboarding: object) => {
  server.answer(getOnboarding, ok(onboarding));
  return visit(`/register?onboardingId=${onboardingId}&nextStep=CONTRACT_SIGNED`);
};

describe('one who was asked to sign', () => {
  it('sends the link again, to the same address and to another', async () => {
    server.answer(sendSigneeLinkAgain, ({ body }) => {
      const { email } = body as { email: string };
      const [first, silje] = awaitingSilje()['signers'] as [object, object];
      return ok(awaitingSilje({ signers: [first, { ...silje, email }] }));
    });
    await open(awaitingSilje());
    await press('Send lenken på nytt');
    await screen.findByText(/En ny lenke er sendt til silje@berglund.example/);
    await press('Endre e-post');
    const field = await screen.findByLabelText('E-posten til den som signerer');
    expect(document.activeElement).toBe(field);
    await type('E-posten til den som signerer', 'silje.lund@ny.example');
    await press('Send til ny e-post');
    await screen.findByText('Lenke sendt til silje.lund@ny.example');
    await screen.findByText(/En ny lenke er sendt til silje\.lund@ny\.example/);
    expect(server.callsTo(sendSigneeLinkAgain).map(({ body }) => body)).toEqual([
      { name: 'Silje Lund', email: 'silje@berglund.example' },
      { name: 'Silje Lund', email: 'silje.lund@ny.example' },
    ]);
  });

  it('lets another be chosen in place of one who was asked, after saying what it does', async () => {
    const [jonas] = awaitingSilje()['signers'] as [object];
    server.answer(withdrawSignee, ok(awaitingSilje({ step: 'PROVIDE_SIGNEE', signers: [jonas] })));
    server.answer(getEligibleSigners, ok(['Silje Lund', 'Magnus Haugen']));
    await open(awaitingSilje());
    await press('Velg en annen');
    const dialog = await screen.findByRole('alertdialog');
    within(dialog).getByText(/Lenken til Silje Lund slutter å virke/);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Velg en annen' }));
    await screen.findByRole('heading', { name: 'Hvem signerer sammen med deg?' });
    expect(server.callsTo(withdrawSignee).map(({ body }) => body)).toEqual([
      { name: 'Silje Lund' },
    ]);
  });

  it('keeps one who has signed meanwhile', async () => {
    server.answer(withdrawSignee, refusal(409, 'SIGNEE_NOT_ASKED'));
    await open(awaitingSilje());
    await press('Velg en annen');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Velg en annen' }));
    await within(dialog).findByText('Silje Lund har signert allerede.');
  });

  it('tells a signature that came in the meantime', async () => {
    server.answer(sendSigneeLinkAgain, refusal(409, 'SIGNEE_NOT_ASKED'));
    await open(awaitingSilje());
    await press('Send lenken på nytt');
    const row = (await screen.findByText('Silje Lund')).closest('li') as HTMLElement;
    await within(row).findByText('Silje Lund har signert allerede.');
  });

  it('keeps the address while another is typed, or a link is on its way', async () => {
    const slow = Promise.withResolvers<Answer>();
    server.answer(sendSigneeLinkAgain, () => slow.promise);
    await open(awaitingSilje());
    await press('Endre e-post');
    expect(await valueOf('E-posten til den som signerer')).toBe('silje@berglund.example');
    await type('E-posten til den som signerer', 'annen@ny.example');
    await press('Avbryt');
    await press('Endre e-post');
    expect(await valueOf('E-posten til den som signerer')).toBe('silje@berglund.example');
    const button = () => screen.getByRole('button', { name: /Send til ny e-post/ });
    expect(button().getAttribute('aria-disabled')).not.toBe('true');
    await press('Send til ny e-post');
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
    await act(async () => slow.resolve(refusal(404, 'ONBOARDING_NOT_FOUND')));
    await screen.findByText(/ikke lenger i denne nettleseren/);
    expect(button().getAttribute('aria-disabled')).not.toBe('true');
    expect(screen.queryByText(/En ny lenke er sendt/)).toBeNull();
  });

  it.each([
    ['Ola', 'E-posten til den som signerer: Dette ser ikke riktig ut'],
    ['', 'E-posten til den som signerer: Du må fylle ut dette'],
  ])('gets no link to «%s»', async (email) => {
    await open(awaitingSilje());
    await press('Endre e-post');
    await type('E-posten til den som signerer', email);
    await press('Send til ny e-post');
    const field = screen.getByLabelText('E-posten til den som signerer');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(server.callsTo(sendSigneeLinkAgain)).toEqual([]);
  });

  it('stays when the question is left', async () => {
    await open(awaitingSilje());
    await press('Velg en annen');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo(withdrawSignee)).toEqual([]);
    expect(screen.getByText('Silje Lund')).toBeTruthy();
  });

  it('can be asked again only by the browser that named the address', async () => {
    const [jonas, silje] = awaitingSilje()['signers'] as [object, object];
    await open(awaitingSilje({ signers: [jonas, { ...silje, email: null }] }));
    await screen.findByRole('heading', { name: 'Én signatur igjen' });
    expect(screen.queryByRole('button', { name: 'Send lenken på nytt' })).toBeNull();
    cleanup();
    const tove = { name: 'Tove Dahl', state: 'NOT_ASKED', signedAt: null, email: null };
    await open(awaitingSilje({ signers: [jonas, silje, tove] }));
    await screen.findByRole('heading', { name: '2 signaturer igjen' });
    const rows = ['Jonas Berg', 'Silje Lund', 'Tove Dahl'].map(
      (name) => screen.getByText(name).closest('li') ?? document.body,
    );
    expect(
      rows.map(
        (row) => within(row).queryByRole('button', { name: 'Send lenken på nytt' }) !== null,
      ),
    ).toEqual([false, true, false]);
    expect(
      rows.map(({ textContent }) => /Signert$|Venter|Ikke spurt ennå/u.exec(textContent)?.[0]),
    ).toEqual(['Signert', 'Venter', 'Ikke spurt ennå']);
  });

  it('is chosen anew once the names could be read', async () => {
    const choosing = awaitingSilje({ step: 'PROVIDE_SIGNEE', hasSigned: false });
    server.answer(getEligibleSigners, down);
    await returned(choosing);
    await screen.findByText('Vi får ikke hentet hvem som kan signere');
    expect(document.body.textContent).toContain(isDown);
    server.answer(getEligibleSigners, refusal(404, 'ONBOARDING_NOT_FOUND'));
    await press('Prøv igjen');
    await screen.findByText('Dette er ikke lenger i denne nettleseren. Last inn siden på nytt.');
    server.answer(getEligibleSigners, ok(['Silje Lund']));
    await press('Prøv igjen');
    // The only one there is.
    expect(await valueOf('Hvem skal få lenken?')).toBe('Silje Lund');
    server.answer(chooseSignee, down);
    await type('E-posten til den som signerer', 'silje@berglund.example');
    await press('Send lenke for signering');
    await screen.findByText('Lenken er ikke sendt');
    expect(server.callsTo(getEligibleSigners)).toHaveLength(3);
  });
});

describe('where an onboarding stands', () => {
  it('is told with those who were asked, once another signee has to be chosen', async () => {
    await open(awaitingSilje({ step: 'PROVIDE_SIGNEE' }));
    await screen.findByText('Du skal velge hvem som signerer.');
    expect(screen.getByText('Silje Lund')).toBeTruthy();
    // How many sign is not known yet.
    expect(document.body.textContent).not.toContain('har signert');
    const step = () => document.querySelector('[aria-current="step"]')?.textContent;
    expect(step()).toBe('3Signering');
    cleanup();
    await open(awaitingSilje({ step: 'VERIFY_PHONE' }));
    await screen.findByText(/nummeret som slutter på/);
    expect(document.body.textContent).toContain('1 av 2 har signert');
    expect(step()).toBe('4Mobil');
  });

  it.each([
    ['PROVE_IDENTITY', 'Du har startet for LØVHAGEN REGNSKAP AS', 'Du mangler å legitimere deg.'],
    ['ENDED', 'Bli bedriftskunde', 'Det du startet for LØVHAGEN REGNSKAP AS, er avsluttet.'],
  ])('at %s leads back to the form', async (step, title, sentence) => {
    await returned(onboardingOf({ step }));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(document.body.textContent).toContain(sentence);
    const link = screen.getByRole('link', { name: 'Fortsett' });
    expect(link.getAttribute('href')).toBe('/register');
  });

  it.each([
    ['COMPANY_EXISTS', 'Spør en administrator i bedriften', true],
    ['NO_SIGNING_RIGHTS', 'Det gjelder blant annet offentlige', false],
    ['RIGHTS_CHANGED', 'kan ikke lenger signere sammen', false],
    ['MAY_NOT_BECOME_CUSTOMER', 'Vi kan ikke opprette konto for dette selskapet', false],
    ['USER_INACTIVE', 'ingrid@lovhagen.example hører til en bruker som er deaktivert', false],
    [null, 'Vi fikk ikke gjort ferdig det siste trinnet.', false],
  ])('with customer support for %s says what to do', async (supportReason, sentence, signsIn) => {
    await returned(onboardingOf({ step: 'CONTACT_SUPPORT', supportReason }));
    await screen.findByRole('button', { name: 'Start på nytt' });
    expect(document.body.textContent).toContain(sentence);
    expect(screen.queryByRole('link', { name: 'Logg inn' }) !== null).toBe(signsIn);
  });

  it('is started over, or stays', async () => {
    server.answer(abandonOnboarding, refusal(409, 'COMPANY_MADE'));
    await open(onboardingOf());
    await press('Start på nytt');
    const dialog = () => within(screen.getByRole('alertdialog'));
    await screen.findByRole('alertdialog');
    fireEvent.click(dialog().getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo(abandonOnboarding)).toEqual([]);
    await press('Start på nytt');
    await screen.findByRole('alertdialog');
    fireEvent.click(dialog().getByRole('button', { name: 'Start på nytt' }));
    await dialog().findByText(/så dette kan ikke slettes/);
    server.answer(abandonOnboarding, ok({}));
    fireEvent.click(dialog().getByRole('button', { name: 'Start på nytt' }));
    await screen.findByRole('heading', { level: 1, name: 'Bli bedriftskunde' });
  });

  it('is fetched again after a failure, when its person comes back', async () => {
    server.answer(getOnboarding, down);
    await visit(`/register?onboardingId=${onboardingId}&nextStep=CONTRACT_SIGNED`);
    await screen.findByText(isDown);
    server.answer(getOnboarding, ok(awaitingSilje()));
    await press('Prøv igjen');
    await screen.findByRole('heading', { name: 'Én signatur igjen' });
  });

  it('begins anew at the form when its person comes back and starts over', async () => {
    server.answer(abandonOnboarding, ok({}));
    server.answer(getCurrentOnboarding, ok(null));
    const router = await returned(onboardingOf({ step: 'CONTACT_SUPPORT' }));
    await press('Start på nytt');
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Start på nytt' }));
    await screen.findByLabelText('Organisasjonsnummer');
    expect(router.state.location.href).toBe('/register');
  });
});
