import type { Onboarding } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import { fireEvent, screen } from '#testing/dom.ts';
import type { Answer } from '#testing/fake-server.ts';
import { openVisitorPage } from '#testing/open-visitor-page.tsx';
import { RegisterPage } from './register/register.page.tsx';
import { SigningPage } from './signing/signing.page.tsx';
import { VerifyPhonePage } from './verify-phone/verify-phone.page.tsx';

export const onboardingId = '6f1c8a52-5c1e-4f5c-9d6b-2a9d3f1b7c11';

type OnWire = { [K in keyof Onboarding]: unknown };

/** An onboarding as the server answers it. */
export const onboardingOf = (changes: Partial<OnWire> = {}): OnWire => ({
  id: onboardingId,
  step: 'VERIFY_PHONE',
  supportReason: null,
  nextStep: 'CONTRACT_SIGNED',
  companyName: 'LØVHAGEN REGNSKAP AS',
  organisationNumber: '314600002',
  identifiedName: 'Ingrid Hansen',
  hasSigned: true,
  combinations: [{ basis: 'SIGNATURE', names: ['Ingrid Hansen'] }],
  signers: [
    { name: 'Ingrid Hansen', state: 'SIGNED', signedAt: '2026-03-04T08:31:00Z', email: null },
  ],
  phoneEnding: '999',
  email: 'ingrid@lovhagen.example',
  receivesEhf: true,
  expiresAt: '2026-04-03T08:30:00Z',
  ...changes,
});

/** Jonas Berg has signed, and has asked Silje Lund to. */
export const awaitingSilje = (changes: Partial<OnWire> = {}): OnWire =>
  onboardingOf({
    step: 'AWAIT_SIGNATURES',
    companyName: 'BERG OG LUND ARKITEKTER AS',
    organisationNumber: '314600142',
    identifiedName: 'Jonas Berg',
    combinations: [{ basis: 'SIGNATURE', names: ['Jonas Berg', 'Silje Lund'] }],
    signers: [
      { name: 'Jonas Berg', state: 'SIGNED', signedAt: '2026-03-04T08:31:00Z', email: null },
      { name: 'Silje Lund', state: 'ASKED', signedAt: null, email: 'silje@berglund.example' },
    ],
    receivesEhf: false,
    email: 'jonas@berglund.example',
    ...changes,
  });

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const refusal = (status: number, code: string, details: object = {}): Answer => ({
  status,
  body: { code, ...details },
});

type VisitOptions = { language?: 'nb' | 'en'; form?: 'full' | 'simple' };

/** Opens a page of onboarding as a visitor. */
export const visit = (at: string, { language = 'nb', form = 'full' }: VisitOptions = {}) =>
  openVisitorPage({
    pages: {
      '/register': RegisterPage,
      '/register/verify-phone': VerifyPhonePage,
      '/register/sign/$token': SigningPage,
    },
    at,
    texts: [
      'onboarding',
      'register',
      'verify-phone',
      'signing',
      'request-access',
      'call-failures',
      'field-faults',
    ],
    language,
    onboardingForm: form,
  });

/** Before the first press has been taken up: the form checks its fields first. */
export async function pressTwice(name: string) {
  const button = await screen.findByRole('button', { name });
  fireEvent.click(button);
  fireEvent.click(button);
}
export const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
export const valueOf = async (label: string) =>
  (await screen.findByLabelText<HTMLInputElement>(label)).value;
