// @vitest-environment happy-dom
import { getCompanyToOnboard } from '@takst/contract/services/onboarding/get-company-to-onboard.contract.ts';
import { getCurrentOnboarding } from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { ok, refusal, type, visit } from '../test-onboarding.tsx';

const number = '314600002';
const company = ok({
  name: 'LØVHAGEN REGNSKAP AS',
  organisationNumber: number,
  fewestSigners: 1,
  basis: 'SIGNATURE',
});
const text = () => document.body.textContent;

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer([getCurrentOnboarding, ok(null)]);
});
afterEach(cleanup);

describe('the company of a number', () => {
  it('that was typed earlier never stands beside a later one, though its answer comes last', async () => {
    const slow = Promise.withResolvers<Answer>();
    server.answer(getCompanyToOnboard, ({ address }) =>
      address.endsWith(number) ? slow.promise : refusal(404, 'COMPANY_NOT_FOUND'),
    );
    await visit('/register');
    await type('Organisasjonsnummer', number);
    await type('Organisasjonsnummer', '314600142');
    await screen.findByText('Fant ikke selskap i brønnøysundregisteret');
    slow.resolve(company);
    await slow.promise;
    expect(text()).not.toContain('LØVHAGEN');
  });

  it('goes as soon as another number is typed', async () => {
    const others = Promise.withResolvers<Answer>();
    server.answer(getCompanyToOnboard, ({ address }) =>
      address.endsWith(number) ? company : others.promise,
    );
    await visit('/register');
    await type('Organisasjonsnummer', number);
    await screen.findByText('LØVHAGEN REGNSKAP AS');
    await screen.findByLabelText('E-post');
    await type('Organisasjonsnummer', '314600142');
    await waitFor(() => expect(text()).not.toContain('LØVHAGEN'));
    expect(screen.queryByLabelText('E-post')).toBeNull();
    others.resolve(refusal(404, 'COMPANY_NOT_FOUND'));
    await screen.findByText('Fant ikke selskap i brønnøysundregisteret');
  });
});
