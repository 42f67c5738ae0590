// @vitest-environment happy-dom
import type { RouteAnswer } from '#testing/fake-server.ts';
import { changeCompanyAddresses } from '@takst/contract/customers/companies/change-company-addresses.contract.ts';
import { getPostArea } from '@takst/contract/customers/companies/post-areas/get-post-area.contract.ts';
import { press } from '#testing/actions.ts';
import { act, cleanup, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftStore } from '#platform/drafts/draft-store.ts';
import {
  companyAt,
  companyWith,
  successAnswer,
  unavailableAnswer,
  fjellheim,
  openAt,
  reports,
  sentCalls,
  server,
  waitForToast,
  valuesOf,
  typeInto,
} from '#customers/companies/test-companies.tsx';

afterEach(cleanup);

describe('the addresses', () => {
  const postArea: RouteAnswer[] = [
    [
      getPostArea,
      {
        status: 200,
        body: { postCode: '5003', area: 'BERGEN', municipality: 'BERGEN' },
      },
    ],
  ];
  const open = async (answers: readonly RouteAnswer[] = [], language: 'nb' | 'en' = 'en') => {
    await openAt(companyAt, [...answers, ...postArea, ...companyWith()], { language });
    await press(language === 'en' ? 'Edit' : 'Rediger');
    await screen.findByRole('dialog');
  };
  const fillIn = async () => {
    await press(/Use the invoice address: Visiting/);
    typeInto('Zip code', '500', 0);
    typeInto('Zip code', '5003', 0);
    await waitFor(() => expect(valuesOf('Area')[0]).toBe('BERGEN'));
    expect(server.callsTo(getPostArea)).toHaveLength(1);
  };

  it('keep their draft after a reload, but not after Cancel', async () => {
    await open();
    typeInto('Zip code', '5003', 0);
    await waitFor(() =>
      expect(draftStore.read('addresses-of-1001')).toMatchObject({
        billAddress: { postCode: '5003' },
      }),
    );
    const draft = draftStore.read('addresses-of-1001');
    await press('Cancel');
    await waitFor(() => expect(draftStore.holdsAny()).toBe(false));
    draftStore.keep('addresses-of-1001', draft);
    await press('Edit');
    await screen.findByRole('dialog');
    expect(valuesOf('Zip code')[0]).toBe('5003');
    await press('Cancel');
  });

  it('fill in the area by post code, copy the billing address, and are saved', async () => {
    await open([[changeCompanyAddresses, successAnswer]]);
    await fillIn();
    typeInto('Area', 'Bergen sentrum', 0);
    typeInto(/^Address line 2/, ' ', 0);
    typeInto(/^Address line 2/, 'c/o Kari Lind', 1);
    await press('Save');
    await waitForToast('Data saved!');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentCalls()[0]?.body).toMatchObject({
      billAddress: {
        addressLine1: 'Fjellveien 1',
        addressLine2: null,
        postCode: '5003',
        postArea: 'Bergen sentrum',
        countryCode: 'NO',
      },
      postAddress: { addressLine2: 'c/o Kari Lind' },
      visitAddress: { addressLine1: 'Fjellveien 1', postCode: '0191', postArea: 'Oslo' },
    });
  });

  it('take the area of the post code that stands there, not of one before', async () => {
    const slow = Promise.withResolvers<{ status: number; body: object }>();
    await open();
    server.answer(getPostArea, ({ address }) =>
      address.endsWith('5003')
        ? slow.promise
        : { status: 200, body: { postCode: '0155', area: 'OSLO', municipality: 'OSLO' } },
    );
    typeInto('Zip code', '5003', 0);
    typeInto('Zip code', '0155', 0);
    await waitFor(() => expect(valuesOf('Area')[0]).toBe('OSLO'));
    slow.resolve({
      status: 200,
      body: { postCode: '5003', area: 'BERGEN', municipality: 'BERGEN' },
    });
    await act(() => slow.promise);
    expect(valuesOf('Area')[0]).toBe('OSLO');
    await press('Cancel');
  });

  it('show in Norwegian what is wrong with them', async () => {
    await open([[changeCompanyAddresses, successAnswer]], 'nb');
    typeInto('Adresselinje 1', 'x'.repeat(201), 0);
    typeInto('Postnummer', '12', 0);
    await press('Lagre');
    const summary = await screen.findByRole('group', {
      name: 'Du må rette feilene før du kan sende inn',
    });
    for (const fault of ['Dette er for langt', 'Skriv fire siffer', 'Du må fylle ut dette']) {
      expect(summary.textContent).toContain(fault);
    }
    expect(sentCalls()).toEqual([]);
  });

  it('show missing fields and are not sent', async () => {
    await open([[changeCompanyAddresses, successAnswer]]);
    typeInto('Zip code', '12', 0);
    await press('Save');
    const summary = await screen.findByRole('group', {
      name: 'You need to fix validation errors before submitting',
    });
    const faults = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(faults).toContain('Invoice address, Zip code: Use four digits');
    expect(faults.filter((fault) => fault.startsWith('Visiting address'))).toHaveLength(3);
    expect(sentCalls()).toEqual([]);
  });

  it.each([
    ['en', 'Save', 'An error occurred while saving new addresses!'],
    ['nb', 'Lagre', 'Det skjedde en feil da de nye adressene skulle lagres!'],
  ] as const)('show in %s that saving failed, and keep the input', async (language, save, text) => {
    const usualAddresses = { bill: fjellheim.addresses.bill, post: fjellheim.addresses.bill };
    const addresses = { ...usualAddresses, visit: usualAddresses.bill };
    await openAt(
      companyAt,
      [[changeCompanyAddresses, unavailableAnswer], ...companyWith({ addresses })],
      {
        language,
      },
    );
    await press(language === 'en' ? 'Edit' : 'Rediger');
    await press(save);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('show faults from the server at their fields', async () => {
    const fields = [{ path: 'visitAddress.postArea', message: 'required' }];
    await open([
      [changeCompanyAddresses, { status: 422, body: { code: 'INVALID_INPUT', fields } }],
    ]);
    await fillIn();
    await press('Save');
    await screen.findByText('An error occurred while saving the form');
    expect(await screen.findByText(/^Visiting address, Area: /)).toBeDefined();
  });

  it('report a failure of the server', async () => {
    const usualAddresses = { bill: fjellheim.addresses.bill, post: fjellheim.addresses.bill };
    const failure = { status: 500, body: { code: 'UNEXPECTED', id: 'failed-addresses' } };
    await openAt(companyAt, [
      [changeCompanyAddresses, failure],
      ...companyWith({ addresses: { ...usualAddresses, visit: usualAddresses.bill } }),
    ]);
    await press('Edit');
    await press('Save');
    await waitFor(() => expect(reports()).toHaveLength(1));
  });
});
