// @vitest-environment happy-dom
import { getAccessRequest } from '@takst/contract/customers/users/access-requests/get-access-request.contract.ts';
import { getCompanyPrefill } from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAt, server, valuesOf, typeInto } from '#customers/companies/test-companies.tsx';
import { inForm, karisRequest } from '#customers/users/access-requests/test-access-requests.ts';
import { openForm, prefillAnswers, unibuss } from './test-new-company.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const find = async (number: string, answer: object = {}, language: 'nb' | 'en' = 'en') => {
  await openAt('/bedrifter/ny', [[getCompanyPrefill, { status: 200, ...answer }]], { language });
  await screen.findByRole('heading', { level: 1 });
  typeInto(language === 'en' ? 'Organization number' : 'Organisasjonsnummer', number);
  await press(language === 'en' ? 'Search' : 'Søk');
};

describe('the organisation number', () => {
  it.each([
    ['', 'en', 'You need to write an organization number'],
    ['98561561x', 'en', 'Use only digits in the organization number'],
    ['98561561', 'en', 'The organization number must have exactly nine digits'],
    ['', 'nb', 'Du må skrive et organisasjonsnummer'],
    ['98561561x', 'nb', 'Bruk bare tall i organisasjonsnummeret'],
    ['98561561', 'nb', 'Organisasjonsnummeret må ha nøyaktig ni siffer'],
  ] as const)('«%s» is rejected before sending, in %s: %s', async (number, language, fault) => {
    await find(number, {}, language);
    expect(await screen.findByRole('link', { name: fault })).toBeDefined();
    expect(screen.getAllByText(fault)).toHaveLength(2);
    expect(server.calls).toEqual([]);
  });

  const refusal = (status: number, code: string, more: object = {}) => ({
    status,
    body: { code, ...more },
  });
  const cannot = 'this company can not become a customer with us';
  it.each([
    [refusal(400, 'ORGANISATION_NUMBER_NOT_VALID'), 'Invalid organization number, are you sure'],
    [refusal(404, 'COMPANY_NOT_FOUND'), 'Could not find a company matching the provided'],
    [refusal(409, 'COMPANY_EXISTS', { id: 1002 }), cannot],
    [refusal(409, 'COMPANY_EXISTS', { id: 1002 }), 'The company is a customer already.'],
    [refusal(410, 'MAY_NOT_BECOME_CUSTOMER', { obstacle: 'bankrupt' }), cannot],
    [refusal(410, 'MAY_NOT_BECOME_CUSTOMER', { obstacle: 'bankrupt' }), 'It is bankrupt.'],
    [refusal(410, 'MAY_NOT_BECOME_CUSTOMER', { obstacle: 'sub-unit' }), 'It is a sub unit.'],
  ])('shows the refusal %o as a warning: %s', async (answer, text) => {
    await find('985615616', answer);
    await waitFor(() => expect(document.body.textContent).toContain(text));
    expect(screen.queryByRole('alert')).toBeNull();
    const links = screen.queryAllByRole('link', { name: 'Open the company' });
    expect(links).toHaveLength(answer.body.code === 'COMPANY_EXISTS' ? 1 : 0);
  });

  it('leads from an existing company to its page', async () => {
    await find('985615616', refusal(409, 'COMPANY_EXISTS', { id: 1002 }));
    const link = await screen.findByRole('link', { name: 'Open the company' });
    expect(link.getAttribute('href')).toBe('/bedrifter/1002');
  });

  it.each([
    [refusal(400, 'ORGANISATION_NUMBER_NOT_VALID'), 'Ugyldig organisasjonsnummer, er du sikker'],
    [refusal(404, 'COMPANY_NOT_FOUND'), 'Vi fant ingen bedrift med dette organisasjonsnummeret'],
    [refusal(409, 'COMPANY_EXISTS', { id: 1002 }), 'kan denne bedriften ikke bli kunde hos oss'],
    [refusal(409, 'COMPANY_EXISTS', { id: 1002 }), 'Bedriften er kunde allerede.'],
  ])('shows the refusal %o in Norwegian', async (answer, text) => {
    await find('985615616', answer, 'nb');
    await waitFor(() => expect(document.body.textContent).toContain(text));
  });

  it.each([
    [
      'en',
      'An error occurred while fetching info from the Brønnøysund register, try again or contact customer support',
    ],
    [
      'nb',
      'Det skjedde en feil da vi hentet opplysninger fra Brønnøysundregistrene. Prøv igjen, eller ta kontakt med kundeservice',
    ],
  ] as const)(
    'is kept when the register is unavailable, with an alert in %s',
    async (language, text) => {
      await find('985615616', { status: 503, body: { code: 'UNAVAILABLE' } }, language);
      expect((await screen.findByRole('alert')).textContent).toContain(text);
      const label = language === 'en' ? 'Organization number' : 'Organisasjonsnummer';
      expect(valuesOf(label)).toEqual(['985615616']);
      // The form still works: another number is found.
      server.answer(getCompanyPrefill, { status: 200, body: unibuss });
      await press(language === 'en' ? 'Search' : 'Søk');
      await screen.findByRole('heading', { name: 'UNIBUSS AS' });
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('clears the old answer when it is edited', async () => {
    await find('985615616', refusal(404, 'COMPANY_NOT_FOUND'));
    await screen.findByText(/Could not find/);
    typeInto('Organization number', '985615617');
    await waitFor(() => expect(screen.queryByText(/Could not find/)).toBeNull());
  });

  it('may contain spaces, and is restored after Cancel', async () => {
    await openForm();
    await press('Cancel');
    await screen.findByRole('heading', { name: 'New company' });
    expect(valuesOf('Organization number')).toEqual(['985615616']);
  });

  it('of a request for access is filled in, and its person in the form', async () => {
    await openAt('/bedrifter/ny?foresporsel=5', [
      ...prefillAnswers,
      [getAccessRequest, { status: 200, body: { ...karisRequest, ...inForm } }],
    ]);
    await screen.findByRole('heading', { level: 1, name: 'New company' });
    expect(valuesOf('Organization number')).toEqual([karisRequest.organisationNumber]);
    await press('Search');
    await screen.findByRole('heading', { name: 'UNIBUSS AS' });
    const labels = ['E-mail', 'Mobile', 'First name', 'Last name'];
    const { email, phone, firstName, lastName } = karisRequest;
    const values = labels.flatMap((label) =>
      valuesOf(label).map((value) => value.replaceAll(/\s/g, '')),
    );
    expect(values).toEqual([email, phone, firstName, lastName]);
  });

  it('of a request for access keeps what was begun of it from other requests', async () => {
    const openRequest = async (id: number) => {
      cleanup();
      await openAt(`/bedrifter/ny?foresporsel=${id}`, [
        ...prefillAnswers,
        [getAccessRequest, { status: 200, body: { ...karisRequest, ...inForm, id } }],
      ]);
      await press('Search');
      await screen.findByRole('heading', { name: 'UNIBUSS AS' });
      await press('Edit');
      await screen.findByRole('dialog');
    };
    await openRequest(5);
    typeInto('Area', 'Oslo S', 0);
    await openRequest(6);
    expect(valuesOf('Area')[0]).toBe(unibuss.billAddress.postArea);
  });
});
