// @vitest-environment happy-dom
import { getCompanyToOnboard } from '@takst/contract/services/onboarding/get-company-to-onboard.contract.ts';
import {
  abandonOnboarding,
  getCurrentOnboarding,
} from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import { startOnboarding } from '@takst/contract/services/onboarding/start-onboarding.contract.ts';
import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReports } from '#platform/api/report-error.ts';
import { type Answer, fakeServer, type FakeServer } from '#testing/fake-server.ts';
import {
  ok,
  onboardingId,
  onboardingOf,
  pressTwice,
  refusal,
  type,
  valueOf,
  visit,
} from '../test-onboarding.tsx';

const number = '314600002';
const unit = (fewestSigners: number | null, basis: string | null = 'SIGNATURE') =>
  ok({ name: 'LØVHAGEN REGNSKAP AS', organisationNumber: number, fewestSigners, basis });
const identityAddress = 'https://bankid.example/authorize?state=x';

let server: FakeServer;
let assign: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  sessionStorage.clear();
  forgetReports();
  assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  server = fakeServer(
    [getCurrentOnboarding, ok(null)],
    [getCompanyToOnboard, unit(1)],
    [startOnboarding, ok(identityAddress)],
  );
});
afterEach(() => {
  cleanup();
  assign.mockRestore();
});

const signsAlone = 'Kan du signere alene, er avtalen signert med en gang.';
const signTogether = 'Kan du signere, gjør du det nå. De andre får en lenke.';
const text = () => document.body.textContent;
const fillIn = async () => {
  await type('Organisasjonsnummer', number);
  await type('E-post', 'ingrid@lovhagen.example');
  await type('Mobil', '46999999');
  fireEvent.click(await screen.findByRole('checkbox'));
};
const starts = () => server.callsTo(startOnboarding).map(({ body }) => body);
const expectedBody = {
  organisationNumber: number,
  email: 'ingrid@lovhagen.example',
  phoneCountryCode: '+47',
  phone: '46999999',
  acceptsContract: true,
};

describe('the full form of /register begins with the organisation number', () => {
  it.each([
    [1, 'SIGNATURE', 'Én person kan signere alene', 'Navnene viser vi', signsAlone],
    [2, 'SIGNATURE', 'To personer signerer sammen', 'Navnene viser vi', signTogether],
    [3, 'ROLES', 'Tre personer signerer sammen', 'Etter rollene i registeret.', signTogether],
    [5, 'PROCURATION', '5 personer signerer sammen', 'Etter prokura i registeret.', signTogether],
  ])(
    'of %s who sign by %s it says «%s» before it asks for anything',
    async (count, basis, ...texts) => {
      const [who, by, how] = texts;
      server.answer(getCompanyToOnboard, unit(count, basis));
      await visit('/register');
      await screen.findByLabelText('Organisasjonsnummer');
      expect(screen.queryByLabelText('E-post')).toBeNull();
      const steps = within(
        screen.getByRole('heading', { name: 'Slik går det' }).closest('section') ?? document.body,
      );
      const listed = () => steps.getAllByRole('listitem').map(({ textContent }) => textContent);
      steps.getByText('Ca. 3 minutter. Du kan gå ut og fortsette her i 30 dager.');
      expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('1Bedrift');
      screen.getByText(/^Trinn 1 av 4$/);
      expect(listed()).toEqual([
        '2Legitimer degMed BankID, så vi vet hvem som starter.',
        `3Les og signer${signTogether}`,
        '4Bekreft mobilenMed en kode på SMS.',
      ]);
      await type('Organisasjonsnummer', '314 600 002');
      const panel = (await screen.findByText(who)).parentElement;
      expect(panel?.lastElementChild?.textContent).toMatch(new RegExp(`^${by}`, 'u'));
      expect(listed()[1]).toBe(`3Les og signer${how}`);
      expect(text()).toContain('LØVHAGEN REGNSKAP AS');
      expect(await screen.findByLabelText('E-post')).toBeDefined();
      expect(server.callsTo(getCompanyToOnboard).map(({ address }) => address)).toEqual([
        `/onboarding/company-to-onboard/${number}`,
      ]);
    },
  );

  it('of a body without registered rights it asks for nothing more, and leads to customer support', async () => {
    server.answer(getCompanyToOnboard, unit(null, null));
    await visit('/register');
    await type('Organisasjonsnummer', number);
    await screen.findByText('Registeret sier ikke hvem som kan signere');
    const support = screen.getByRole('link', { name: /Kontakt kundeservice/ });
    expect(support.getAttribute('href')).toBe('https://ruter.no/kontakt-oss');
    expect(screen.queryByLabelText('E-post')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Fortsett med BankID' })).toBeNull();
  });

  const mayNot = 'Vi kan ikke opprette konto for dette selskapet, ta kontakt med kundeservice';
  const cannot = 'We cannot create an account for this company, please contact customer support';
  it.each([
    ['nb', refusal(400, 'ORGANISATION_NUMBER_NOT_VALID'), 'Ugyldig organisasjonsnummer'],
    ['nb', refusal(404, 'COMPANY_NOT_FOUND'), 'Fant ikke selskap i brønnøysundregisteret'],
    ['nb', refusal(409, 'MAY_NOT_BECOME_CUSTOMER'), mayNot],
    ['en', refusal(400, 'ORGANISATION_NUMBER_NOT_VALID'), 'Invalid organization number'],
    ['en', refusal(404, 'COMPANY_NOT_FOUND'), 'Could not find the company in the Brønnøysund'],
    ['en', refusal(409, 'MAY_NOT_BECOME_CUSTOMER'), cannot],
  ] as const)('says in %s what %o means (spec 3 §8)', async (language, answer, expectedText) => {
    server.answer(getCompanyToOnboard, answer);
    await visit('/register', { language });
    await type(language === 'nb' ? 'Organisasjonsnummer' : 'Organization number', number);
    await waitFor(() => expect(text()).toContain(expectedText));
    expect(screen.queryByLabelText(language === 'nb' ? 'E-post' : 'E-mail')).toBeNull();
  });

  it('says at once that nine digits with a wrong check digit are no number, without a call', async () => {
    await visit('/register');
    await type('Organisasjonsnummer', '314600003');
    await screen.findByText('Ugyldig organisasjonsnummer');
    expect(server.callsTo(getCompanyToOnboard)).toEqual([]);
  });

  const unexpected: Answer = { status: 500, body: { code: 'UNEXPECTED', id: 'x' } };
  const down: Answer = { status: 503, body: { code: 'UNAVAILABLE' } };
  it.each([
    [unexpected, 'Det oppstod en ukjent feil', 1],
    [down, 'Vi får ikke svar fra Brønnøysundregistrene', 0],
  ] as const)(
    'of %o it says «%s», and reports what is unknown (spec 3 §8)',
    async (answer, expectedText, reports) => {
      server.answer(getCompanyToOnboard, answer);
      await visit('/register');
      await type('Organisasjonsnummer', number);
      await waitFor(() => expect(text()).toContain(expectedText));
      expect(server.callsTo(reportPageError)).toHaveLength(reports);
      server.answer(getCompanyToOnboard, unit(1));
      await press('Prøv igjen');
      await screen.findByText('Én person kan signere alene');
    },
  );
});

describe('the full form of /register', () => {
  it('sends e-mail, mobile, number and consent once, and leaves for the identity provider', async () => {
    await visit('/register');
    await fillIn();
    await type('Organisasjonsnummer', '314 600 002');
    const contract = await screen.findByRole('link', { name: /Les avtalen/ });
    expect(contract.getAttribute('href')).toBe(`/onboarding/company-to-onboard/${number}/contract`);
    await pressTwice('Fortsett med BankID');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(identityAddress));
    expect(starts()).toEqual([expectedBody]);
  });

  it('opens the contract in a new tab before anything is sent', async () => {
    await visit('/register');
    await type('Organisasjonsnummer', number);
    const contract = await screen.findByRole('link', { name: /Les avtalen/ });
    expect(contract.getAttribute('href')).toBe(`/onboarding/company-to-onboard/${number}/contract`);
    expect(contract.getAttribute('target')).toBe('_blank');
  });

  it.each([
    ['E-post', 'ingen adresse', 'E-post: Dette ser ikke riktig ut'],
    ['E-post', '', 'E-post: Du må fylle ut dette'],
    ['Mobil', '22334455', 'Mobil: '],
    ['Mobil', '', 'Mobil: Du må fylle ut dette'],
    [null, '', 'Du må godta avtalen for å gå videre'],
  ])('takes no %s like «%s» (spec 3 §5)', async (label, value, fault) => {
    await visit('/register');
    await fillIn();
    if (label) await type(label, value);
    else fireEvent.click(screen.getByRole('checkbox'));
    await press('Fortsett med BankID');
    const link = await screen.findByRole('link', { name: new RegExp(`^${fault}`) });
    fireEvent.click(link);
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(starts()).toEqual([]);
  });

  it('marks a phone that is no mobile of its country, as the server says', async () => {
    server.answer(startOnboarding, refusal(422, 'PHONE_NOT_VALID'));
    await visit('/register');
    await fillIn();
    await press('Fortsett med BankID');
    await waitFor(() =>
      expect(screen.getByLabelText('Mobil').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(assign).not.toHaveBeenCalled();
  });

  const unknown: Answer = { status: 500, body: { code: 'UNEXPECTED', id: 'x' } };
  it.each([
    [refusal(409, 'MAY_NOT_BECOME_CUSTOMER'), 'Vi kan ikke opprette konto for dette selskapet', 0],
    [refusal(403, 'ONBOARDING_NOT_OFFERED'), 'Her blir du kunde ved å sende en forespørsel', 0],
    [unknown, 'Det oppstod en ukjent feil', 1],
  ] as const)(
    'keeps what is typed when the start answers %o',
    async (answer, expectedText, reports) => {
      server.answer(startOnboarding, answer);
      await visit('/register');
      await fillIn();
      await press('Fortsett med BankID');
      expect((await screen.findByRole('alert')).textContent).toContain(expectedText);
      expect(server.callsTo(reportPageError)).toHaveLength(reports);
      expect(await valueOf('E-post')).toBe('ingrid@lovhagen.example');
    },
  );

  it.each([
    ['IDENTITY_CANCELLED', 'Du avbrøt legitimeringen', 'Prøv igjen når du vil.'],
    ['IDENTITY_UNAVAILABLE', 'Vi får ikke kontakt med BankID', 'Vent et par minutter'],
    ['IDENTITY_NOT_USABLE', 'Vi fikk ikke vite hvem du er', 'ikke navn og fødselsdato'],
    ['REGISTER_UNAVAILABLE', 'Vi får ikke svar fra Brønnøysundregistrene', 'Vi vet hvem du er'],
    ['IDENTIFICATION_UNKNOWN', 'Legitimeringen hører ikke til denne siden', 'Den er brukt'],
    ['IDENTITY_EXPIRED', 'Legitimeringen tok for lang tid', 'står her fortsatt. Prøv igjen.'],
  ])(
    'after %s says «%s», has what was typed, and asks for consent anew',
    async (problem, title, sentence) => {
      await visit('/register');
      await fillIn();
      await press('Fortsett med BankID');
      await waitFor(() => expect(assign).toHaveBeenCalledOnce());
      cleanup();
      server.answer(getCurrentOnboarding, ok(onboardingOf({ step: 'PROVE_IDENTITY' })));
      await visit(`/register?onboardingId=${onboardingId}&problem=${problem}`);
      await screen.findByText(title);
      expect(text()).toContain(sentence);
      expect(screen.queryByText(/^Du har startet for/)).toBeNull();
      expect((await valueOf('Mobil')).replaceAll(/\s/g, '')).toBe('46999999');
      expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false);
      fireEvent.click(screen.getByRole('checkbox'));
      await press('Fortsett med BankID');
      await waitFor(() => expect(starts()).toEqual([expectedBody, expectedBody]));
    },
  );

  it.each(['IDENTITY_TURNED_PURPLE', 'toString', ''])(
    'shows nothing of the problem «%s»',
    async (problem) => {
      await visit(`/register?problem=${problem}`);
      await screen.findByLabelText('Organisasjonsnummer');
      expect(screen.queryByRole('status')?.textContent ?? '').toBe('');
    },
  );

  it('in a new tab has what the server remembers, and can start over', async () => {
    server.answer(getCurrentOnboarding, ok(onboardingOf({ step: 'PROVE_IDENTITY', signers: [] })));
    server.answer(abandonOnboarding, ok({}));
    await visit('/register');
    await screen.findByText('Du har startet for LØVHAGEN REGNSKAP AS');
    expect(await valueOf('Organisasjonsnummer')).toBe(number);
    expect(await valueOf('E-post')).toBe('ingrid@lovhagen.example');
    expect(await valueOf('Mobil')).toBe('');
    await type('Mobil', '46999999');
    await press('Start på nytt');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('lenker som er sendt, slutter å virke');
    fireEvent.click([...dialog.querySelectorAll('button')].at(-2) as HTMLElement);
    await waitFor(async () => expect(await valueOf('Organisasjonsnummer')).toBe(''));
    expect(server.callsTo(abandonOnboarding)).toHaveLength(1);
    await type('Organisasjonsnummer', number);
    expect(await valueOf('Mobil')).toBe('');
  });

  it('has what was corrected in this tab before what the server remembers', async () => {
    sessionStorage.setItem('draft:register', JSON.stringify({ email: 'ny@lovhagen.example' }));
    server.answer(getCurrentOnboarding, ok(onboardingOf({ step: 'PROVE_IDENTITY', signers: [] })));
    await visit('/register');
    await screen.findByText('Du har startet for LØVHAGEN REGNSKAP AS');
    expect(await valueOf('Organisasjonsnummer')).toBe(number);
    expect(await valueOf('E-post')).toBe('ny@lovhagen.example');
  });

  it('after one that has ended says so, and begins empty', async () => {
    server.answer(getCurrentOnboarding, ok(onboardingOf({ step: 'ENDED' })));
    await visit('/register');
    await screen.findByText(
      'Det du startet for LØVHAGEN REGNSKAP AS, er avsluttet. Du kan begynne på nytt her.',
    );
    expect(await valueOf('Organisasjonsnummer')).toBe('');
  });
});
