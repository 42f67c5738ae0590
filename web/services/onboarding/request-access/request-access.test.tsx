// @vitest-environment happy-dom
import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { getCurrentOnboarding } from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import { requestAccess } from '@takst/contract/services/onboarding/request-access.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetReports } from '#platform/api/report-error.ts';
import { type Answer, fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { ok, pressTwice, refusal, type, valueOf, visit } from '../test-onboarding.tsx';

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  forgetReports();
  server = fakeServer([getCurrentOnboarding, ok(null)]);
});
afterEach(cleanup);

const labels = {
  nb: ['Navn på bedriften', 'Organisasjonsnummer', 'Fornavn', 'Etternavn', 'E-post', 'Mobil'],
  en: ['Name of the company', 'Organization number', 'First name', 'Last name', 'E-mail', 'Mobile'],
} as const;
const values = ['Ny bedrift AS', '985 615 616', 'Kari', 'Moen', 'kari@ny.example', '46999999'];
const sendButton = { nb: 'Send forespørselen', en: 'Send the request' } as const;

async function fillIn(language: 'nb' | 'en' = 'nb') {
  await visit('/register', { language, form: 'simple' });
  for (const [index, label] of labels[language].entries()) await type(label, values[index] ?? '');
}

describe('the simple form of /register', () => {
  it('asks for access, once, and confirms it', async () => {
    server.answer(requestAccess, ok({}));
    await fillIn();
    await pressTwice(sendButton.nb);
    const heading = await screen.findByRole('heading', { name: 'Forespørselen er sendt' });
    expect(document.activeElement).toBe(heading);
    expect(document.body.textContent).toContain('svar på e-post til kari@ny.example');
    expect(document.body.textContent).toContain('Ny bedrift AS');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/home');
    expect(server.callsTo(requestAccess).map(({ body }) => body)).toEqual([
      {
        companyName: 'Ny bedrift AS',
        organisationNumber: '985615616',
        firstName: 'Kari',
        lastName: 'Moen',
        email: 'kari@ny.example',
        phoneCountryCode: '+47',
        phone: '46999999',
      },
    ]);
    expect(sessionStorage.getItem('draft:request-access')).toBeNull();
  });

  it('takes a mobile of another country, and marks one that is none of it', async () => {
    server.answer(requestAccess, refusal(422, 'PHONE_NOT_VALID'));
    await fillIn();
    await type('Landkode', '+46');
    await type('Mobil', '701234567');
    await press(sendButton.nb);
    await waitFor(() =>
      expect(screen.getByLabelText('Mobil').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(server.callsTo(requestAccess).map(({ body }) => body)).toEqual([
      expect.objectContaining({ phoneCountryCode: '+46', phone: '701234567' }),
    ]);
    expect(server.callsTo(reportPageError)).toEqual([]);
  });

  it.each(labels.nb)('requires «%s» (spec 3 §5)', async (label) => {
    await fillIn();
    await type(label, '');
    await press(sendButton.nb);
    await screen.findByRole('link', { name: `${label}: Du må fylle ut dette` });
    expect(server.callsTo(requestAccess)).toEqual([]);
  });

  it.each(['099999999', '12345678', '1000000000', 'abcdefghi'])(
    'takes no organisation number like %s (spec 3 §5)',
    async (number) => {
      await fillIn();
      await type('Organisasjonsnummer', number);
      await press(sendButton.nb);
      await screen.findByRole('link', { name: /gyldig organisasjonsnummer med ni siffer/ });
    },
  );

  const unknown: Answer = { status: 500, body: { code: 'UNEXPECTED', id: 'x' } };
  it.each([
    ['nb', refusal(400, 'ORGANISATION_NUMBER_NOT_VALID'), 'Ugyldig organisasjonsnummer', 0],
    ['nb', refusal(404, 'COMPANY_NOT_FOUND'), 'Fant ikke selskap i brønnøysundregisteret', 0],
    ['nb', refusal(409, 'MAY_NOT_BECOME_CUSTOMER'), 'Vi kan ikke opprette konto', 0],
    ['nb', unknown, 'Det oppstod en ukjent feil', 1],
    ['en', refusal(400, 'ORGANISATION_NUMBER_NOT_VALID'), 'Invalid organization number', 0],
    ['en', refusal(404, 'COMPANY_NOT_FOUND'), 'Could not find the company', 0],
    ['en', refusal(409, 'MAY_NOT_BECOME_CUSTOMER'), 'We cannot create an account', 0],
    ['en', unknown, 'An unknown error occurred', 1],
  ] as const)(
    'in %s says of %o «%s», and keeps what is typed (spec 3 §8)',
    async (language, answer, expectedText, reports) => {
      server.answer(requestAccess, answer);
      await fillIn(language);
      await press(sendButton[language]);
      expect((await screen.findByRole('alert')).textContent).toContain(expectedText);
      expect(await valueOf(labels[language][0])).toBe('Ny bedrift AS');
      expect(server.callsTo(reportPageError)).toHaveLength(reports);
    },
  );
});
