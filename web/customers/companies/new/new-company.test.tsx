// @vitest-environment happy-dom
import { onboardCompany } from '@takst/contract/customers/companies/onboard-company.contract.ts';
import { getCompanyPrefill } from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import {
  openAt,
  sentCalls,
  waitForToast,
  valuesOf,
  typeInto,
} from '#customers/companies/test-companies.tsx';
import { shownToasts } from '#platform/design/toasts/toasts.ts';
import { fillIn, prefillAnswers, openForm, unibuss } from './test-new-company.tsx';

afterEach(cleanup);

const successAnswer = { status: 200, body: { id: 1 } };
const { billAddress } = unibuss;
const titles = (toasts: readonly { title: string }[]) => toasts.map(({ title }) => title);
const saveDialog = async () =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
const faults = async (name = 'You need to fix validation errors before submitting') =>
  within(await screen.findByRole('group', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

function fillInNorwegian() {
  typeInto('E-post', 'kari@unibuss.example');
  typeInto('Mobil', '41234567');
  typeInto('Fornavn', 'Kari');
  typeInto('Etternavn', 'Nordmann');
}

describe('a new company', () => {
  it('of the main operator is added with register data, agreements, administrator and signee', async () => {
    const { router } = await openForm([[onboardCompany, successAnswer]]);
    expect(screen.queryByLabelText('Customer number')).toBeNull();
    fillIn();
    await press('Save');
    await waitForToast('Company added!');
    expect(shownToasts().at(-1)?.text).toBe(
      'Kari Nordmann has got an e-mail at kari@unibuss.example.',
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/bedrifter/1'));
    const terms = {
      invoiceReference: '',
      invoicingInterval: 'MONTHLY_AT_END',
      paymentDeadlineDays: 21,
      schoolMedia: null,
      ticketCounter: null,
    };
    expect(sentCalls().map(({ body }) => body)).toEqual([
      {
        company: {
          organisationNumber: '985615616',
          name: 'UNIBUSS AS',
          billAddress,
          postAddress: billAddress,
          visitAddress: billAddress,
        },
        agreements: [
          { subType: 'TICKETOFFICE', ...terms },
          { subType: 'SUBSCRIPTIONS', ...terms },
        ],
        signee: { name: 'Ola Nordmann', email: 'ola@unibuss.example' },
        user: {
          email: 'kari@unibuss.example',
          phoneCountryCode: '+47',
          phone: '41234567',
          firstName: 'Kari',
          lastName: 'Nordmann',
        },
      },
    ]);
  });

  it.each([
    ['akt', ['TICKETOFFICE']],
    ['fjord', ['TICKETOFFICE', 'FREETICKET']],
  ] as const)(
    'of %s has a customer number, no signee, and the operator’s agreements',
    async (tenant, types) => {
      await openForm([[onboardCompany, successAnswer]], { tenant });
      expect(screen.getByLabelText<HTMLInputElement>('Name of the signee').disabled).toBe(true);
      fillIn();
      await press('Save');
      expect(await faults()).toEqual(['Customer number: You need to fill in this']);
      typeInto('Customer number', 'K-100');
      await press('Save');
      await waitForToast('Company added!');
      const body = sentCalls()[0]?.body as Record<string, unknown>;
      expect(body).toMatchObject({
        company: { id: 'K-100' },
        agreements: types.map((subType) => ({ subType })),
      });
      expect(body).not.toHaveProperty('signee');
    },
  );

  it('is signed by its administrator, unless somebody else signs', async () => {
    await openForm([[onboardCompany, successAnswer]]);
    expect(screen.queryByLabelText('Name of the signee')).toBeNull();
    typeInto('E-mail', 'kari@unibuss.example');
    typeInto('Mobile', '412 34 567');
    typeInto('First name', 'Kari');
    typeInto('Last name', 'Nordmann');
    await press('Save');
    await waitForToast('Company added!');
    expect(sentCalls()[0]?.body).toMatchObject({
      signee: { name: 'Kari Nordmann', email: 'kari@unibuss.example' },
    });
  });

  it('lists missing fields in page order', async () => {
    const prefill = { ...unibuss, postAddress: null };
    await openForm([...prefillAnswers, [getCompanyPrefill, { status: 200, body: prefill }]]);
    typeInto('Mobile', '22334455');
    await press('Save');
    expect(await faults()).toEqual([
      'The addresses are not filled in correctly',
      'E-mail: You need to fill in this',
      'First name: You need to fill in this',
      'Last name: You need to fill in this',
    ]);
    fireEvent.click(screen.getByLabelText('The administrator signs the contract'));
    await press('Save');
    await waitFor(async () =>
      expect((await faults()).slice(-2)).toEqual([
        'Name of the signee: You need to fill in this',
        'E-mail of the signee: You need to fill in this',
      ]),
    );
    expect(screen.getByText('Postal address, Zip code: You need to fill in this')).toBeDefined();
    expect(sentCalls()).toEqual([]);
    // What is put right goes from the list of faults.
    await press('Edit');
    await press(/^Use the invoice address: Postal/);
    await saveDialog();
    await waitFor(() => expect(screen.queryByText(/^Postal address, Zip code:/)).toBeNull());
  });

  it('requires a mobile number', async () => {
    await openForm();
    fillIn();
    typeInto('Mobile', '22334455');
    await press('Save');
    expect(await faults()).toEqual(['Mobile: Enter a valid mobile number']);
  });

  it('lists its faults in Norwegian', async () => {
    await openForm([], { language: 'nb' });
    const heading = 'Du må rette feilene før du kan sende inn';
    typeInto('Mobil', '22334455');
    await press('Lagre');
    expect(await faults(heading)).toEqual([
      'E-post: Du må fylle ut dette',
      'Fornavn: Du må fylle ut dette',
      'Etternavn: Du må fylle ut dette',
    ]);
    fillInNorwegian();
    typeInto('Mobil', '22334455');
    await press('Lagre');
    await waitFor(async () =>
      expect(await faults(heading)).toEqual(['Mobil: Skriv et gyldig mobilnummer']),
    );
  });

  it.each([
    ['en', 'An error occurred while saving the form', 'Last name: This is too long'],
    ['nb', 'Det skjedde en feil da skjemaet skulle lagres', 'Etternavn: Dette er for langt'],
  ] as const)('shows in %s a fault that only the server finds', async (language, title, fault) => {
    const fields = [{ path: 'user.lastName', message: 'maxLength' }];
    const refusal = { status: 422, body: { code: 'INVALID_INPUT', fields } };
    await openForm([[onboardCompany, refusal]], { language });
    if (language === 'en') fillIn();
    else fillInNorwegian();
    await press(language === 'en' ? 'Save' : 'Lagre');
    await screen.findByText(title);
    expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0);
  });

  it('edits addresses and agreements locally; a new agreement gets the highest id plus one', async () => {
    await openForm([[onboardCompany, successAnswer]]);
    await press('Edit');
    await screen.findByRole('dialog');
    typeInto('Area', 'Oslo S', 0);
    await saveDialog();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Delete agreement 1');
    expect(
      await screen.findByText(
        'Are you sure that you want to delete agreement with id: 1 and invoice reference: –?',
      ),
    ).toBeDefined();
    await press('Yes');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Edit agreement 2');
    await screen.findByRole('dialog');
    typeInto(/Invoice reference/, 'Head office');
    await saveDialog();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('New agreement');
    await screen.findByRole('dialog');
    typeInto('Type', 'FREETICKET');
    expect(await screen.findByText(/^Cannot add free ticket agreement/)).toBeDefined();
    typeInto('Type', 'NO_SUBSCRIPTIONS');
    await saveDialog();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Edit agreement 3' });
    expect(sentCalls()).toEqual([]);
    fillIn();
    await press('Save');
    await waitForToast('Company added!');
    expect(sentCalls()[0]?.body).toMatchObject({
      company: { billAddress: { postArea: 'Oslo S' } },
      agreements: [
        { subType: 'SUBSCRIPTIONS', invoiceReference: 'Head office' },
        { subType: 'NO_SUBSCRIPTIONS' },
      ],
    });
  });

  it.each([
    [500, { code: 'UNEXPECTED', id: 'x' }, 'An error occurred on our side.'],
    [
      409,
      { code: 'COMPANY_EXISTS', id: 1002 },
      'The company is a customer already. Someone may just have added it.',
    ],
    [409, { code: 'CUSTOMER_NUMBER_TAKEN' }, 'Another company has this customer number.'],
    [409, { code: 'AGREEMENT_IN_CONFLICT' }, 'The agreements do not go together.'],
    [422, { code: 'COMPANY_NAME_NOT_VALID' }, 'The name of the company cannot have web addresses'],
    [422, { code: 'PHONE_NOT_VALID' }, 'The mobile number is not valid.'],
    [409, { code: 'USER_INACTIVE' }, 'The admin user is a user who is deactivated.'],
  ])('shows the refusal %i %o and keeps the form', async (status, body, text) => {
    await openForm([[onboardCompany, { status, body }]]);
    fillIn();
    await press('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('An error occurred while trying to add a new company!');
    expect(alert.textContent).toContain(text);
    expect(valuesOf('E-mail')).toEqual(['kari@unibuss.example']);
  });

  it.each([
    [1002, ['/bedrifter/1002']],
    [null, []],
  ])('leads to the company %o that somebody else has added', async (id, links) => {
    await openForm([[onboardCompany, { status: 409, body: { code: 'COMPANY_EXISTS', id } }]]);
    fillIn();
    await press('Save');
    await screen.findByRole('alert');
    const companyLinks = screen.queryAllByRole('link', { name: 'Open the company' });
    expect(companyLinks.map((link) => link.getAttribute('href'))).toEqual(links);
  });

  it.each([
    [successAnswer, 'Bedriften er lagt til!'],
    [
      { status: 500, body: { code: 'UNEXPECTED', id: 'x' } },
      'Det skjedde en feil da en ny bedrift skulle legges til!',
    ],
    [
      { status: 409, body: { code: 'COMPANY_EXISTS', id: 1002 } },
      'Bedriften er kunde allerede. Noen har kanskje nettopp lagt den til.',
    ],
  ])('shows the answer in Norwegian (%o)', async (answer, text) => {
    await openForm([[onboardCompany, answer]], { language: 'nb' });
    fillInNorwegian();
    await press('Lagre');
    const messages = () => [
      ...titles(shownToasts()),
      screen.queryByRole('alert')?.textContent ?? '',
    ];
    await waitFor(() => expect(messages().join()).toContain(text));
  });

  it('restores its draft after a reload, until it is cancelled', async () => {
    await openForm();
    typeInto('E-mail', 'kari@unibuss.example');
    await waitFor(() => expect(sessionStorage.getItem('draft:new-company')).toContain('kari@'));
    const draft = sessionStorage.getItem('draft:new-company') ?? '';
    cleanup();
    sessionStorage.setItem('draft:new-company', draft);
    await openAt('/bedrifter/ny', prefillAnswers);
    await screen.findByRole('heading', { name: 'UNIBUSS AS' });
    expect(valuesOf('E-mail')).toEqual(['kari@unibuss.example']);
    await press('Cancel');
    await screen.findByRole('heading', { name: 'New company' });
    expect(sessionStorage.getItem('draft:new-company')).toBeNull();
  });
});
