// @vitest-environment happy-dom
import { createAgreement } from '@takst/contract/customers/agreements/create-agreement.contract.ts';
import { changeAgreement } from '@takst/contract/customers/agreements/change-agreement.contract.ts';
import { getPostArea } from '@takst/contract/customers/companies/post-areas/get-post-area.contract.ts';
import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { usualCounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import { press } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import type { Answer } from '#testing/fake-server.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftStore } from '#platform/drafts/draft-store.ts';
import {
  agreementOf,
  companyAt,
  companyWith,
  successAnswer,
  fjellheim,
  openAt,
  reports,
  sentCalls,
  server,
  waitForToast,
  typeInto,
  valuesOf,
} from '#customers/companies/test-companies.tsx';

afterEach(cleanup);

const schoolCards = 'ID-based travel cards that the school has';

describe('an agreement', () => {
  const conflict =
    'Cannot add free ticket agreement when there already exists a freeticket, companyticket, schoolticket or housing association agreement';

  it('begins with ticket counter, invoiced monthly, and the operator’s usual days to pay', async () => {
    await openAt(companyAt, [[createAgreement, successAnswer], ...companyWith()]);
    await press('New agreement');
    await screen.findByRole('dialog');
    typeInto(/Invoice reference/, 'Dept. 7');
    await waitFor(() => expect(draftStore.read('agreement-of-1001')).not.toBeNull());
    await press('Save');
    await waitForToast('Data saved!');
    expect(sentCalls()[0]?.body).toEqual({
      subType: 'TICKETOFFICE',
      invoicingInterval: 'MONTHLY_AT_END',
      invoiceReference: 'Dept. 7',
      paymentDeadlineDays: 21,
      schoolMedia: null,
      ticketCounter: usualCounterTerms,
    });
  });

  it('says what its ticket counter may do, sells and hands out', async () => {
    const kept = {
      ...usualCounterTerms,
      allowedRefund: true,
      blackListedProducts: ['day-ticket', 'single-ticket'],
    };
    const agreement = agreementOf(12, 'TICKETOFFICE', { ticketCounter: kept });
    await openAt(companyAt, [
      [changeAgreement, successAnswer],
      [getPostArea, { status: 404, body: { code: 'POST_CODE_NOT_FOUND' } }],
      ...companyWith({ allAgreements: [agreement] }),
    ]);
    await press('Edit agreement 12');
    await screen.findByRole('dialog');
    const ticked = (name: RegExp | string) =>
      screen.findByRole<HTMLInputElement>('checkbox', { name });
    expect((await ticked(/refund/)).checked).toBe(true);
    expect((await ticked('Single ticket')).checked).toBe(false);
    fireEvent.click(await ticked('Single ticket'));
    fireEvent.click(await ticked('Travel money'));
    fireEvent.click(await ticked(/by post/));
    typeInto(/^Address line 1/, 'Torget 1');
    typeInto(/^Zip code/, '155');
    typeInto(/^Area/, 'Oslo');
    await press('Save');
    expect(await screen.findAllByText('Use four digits')).not.toEqual([]);
    typeInto(/^Zip code/, '0155');
    await press('Save');
    await waitForToast('Data saved!');
    expect(sentCalls().at(-1)?.body).toMatchObject({
      ticketCounter: {
        allowedRefund: true,
        allowedTicketCancellation: false,
        hasMailDelivery: true,
        visitAddress: { line1: 'Torget 1', line2: null, postCode: '0155', city: 'Oslo' },
        blackListedProducts: ['day-ticket', 'travel-money'],
      },
    });
  });

  it('names the area of the visiting address after the last post code', async () => {
    const late = Promise.withResolvers<Answer>();
    const areaOf = (area: string) => ({
      status: 200,
      body: { postCode: '0155', area, municipality: area },
    });
    const agreement = agreementOf(12, 'TICKETOFFICE', { ticketCounter: usualCounterTerms });
    await openAt(companyAt, [
      [getPostArea, ({ address }) => (/0155/.test(address) ? late.promise : areaOf('STAVANGER'))],
      ...companyWith({ allAgreements: [agreement] }),
    ]);
    await press('Edit agreement 12');
    await screen.findByRole('dialog');
    typeInto(/^Zip code/, '0155');
    typeInto(/^Zip code/, '4001');
    await waitFor(() => expect(valuesOf(/^Area/)).toEqual(['STAVANGER']));
    await act(() => late.resolve(areaOf('OSLO')));
    expect(valuesOf(/^Area/)).toEqual(['STAVANGER']);
  });

  it('of a school keeps what its tickets may lie on', async () => {
    const agreement = agreementOf(12, 'SCHOOLTICKET', { schoolMedia: ['new-card'] });
    await openAt(companyAt, [
      [changeAgreement, successAnswer],
      ...companyWith({ allAgreements: [agreement] }),
    ]);
    await press('Edit agreement 12');
    await screen.findByRole('dialog');
    typeInto(/Invoice reference/, 'School 7');
    await waitFor(() => expect(draftStore.read('agreement-12')).not.toBeNull());
    await press('Save');
    await waitForToast('Data saved!');
    expect(sentCalls()[0]?.body).toMatchObject({ schoolMedia: ['new-card'] });
  });

  it.each([
    ['ruter', ['Phones', schoolCards, 'New travel cards'], ['phone', 'new-card']],
    ['akt', ['Phones', schoolCards], ['phone']],
  ] as const)('of a school of %s offers what tickets lie on there', async (...facts) => {
    const [tenant, names, schoolMedia] = facts;
    const agreement = agreementOf(12, 'SCHOOLTICKET', { schoolMedia: schoolMedia.slice(1) });
    await openAt(
      companyAt,
      [[changeAgreement, successAnswer], ...companyWith({ allAgreements: [agreement] })],
      { tenant },
    );
    await press('Edit agreement 12');
    await screen.findByRole('dialog');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual(names);
    const [phones] = boxes;
    if (phones && !phones.checked) fireEvent.click(phones);
    await press('Save');
    await waitForToast('Data saved!');
    // In their own order, whichever was ticked first.
    expect(sentCalls()[0]?.body).toMatchObject({ schoolMedia });
  });

  it('of a ticket counter has only what the operator offers', async () => {
    const agreement = agreementOf(12, 'TICKETOFFICE', { ticketCounter: usualCounterTerms });
    await openAt(companyAt, companyWith({ allAgreements: [agreement] }), { tenant: 'akt' });
    await press('Edit agreement 12');
    await screen.findByRole('dialog');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Customer support may refund tickets that are not used',
      'Whoever orders may cancel tickets that are not used',
      'Whoever orders may cancel travel money that is not used',
      'Single ticket',
      'Travel money',
    ]);
    expect(screen.queryByLabelText(/^Zip code/)).toBeNull();
  });

  it('appears on the page at once', async () => {
    await openAt(companyAt, [
      [createAgreement, successAnswer],
      ...companyWith({ allAgreements: [] }),
    ]);
    await press('New agreement');
    await screen.findByRole('dialog');
    const body = { ...fjellheim, allAgreements: [agreementOf(13, 'TICKETOFFICE')] };
    server.answer(getCompany, { status: 200, body });
    await press('Save');
    expect(await screen.findByRole('button', { name: 'Edit agreement 13' })).toBeDefined();
  });

  it('offers only the types of the operator', async () => {
    await openAt(companyAt, companyWith(), { tenant: 'fjord' });
    await press('New agreement');
    const type = await screen.findByLabelText<HTMLSelectElement>('Type');
    const offeredTypes = [...type.options]
      .filter(({ disabled }) => !disabled)
      .map(({ text }) => text);
    expect(offeredTypes).toEqual(['Ticket counter', 'Employee ticket']);
  });

  it.each([
    ['en', conflict],
    [
      'nb',
      'Du kan ikke legge til en avtale om fribillett når det allerede finnes en avtale om fribillett, bedriftsbillett, skolebillett eller borettslag',
    ],
  ] as const)(
    'that conflicts with the others is rejected before sending, in %s',
    async (language, text) => {
      await openAt(companyAt, companyWith(), { language });
      await press(language === 'en' ? 'New agreement' : 'Ny avtale');
      await screen.findByRole('dialog');
      typeInto('Type', 'FREETICKET');
      expect(await screen.findByText(text)).toBeDefined();
      await press(language === 'en' ? 'Save' : 'Lagre');
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
      expect(sentCalls()).toEqual([]);
    },
  );

  it('that conflicts with one added meanwhile is refused with the same text', async () => {
    const refusal = { status: 409, body: { code: 'AGREEMENT_IN_CONFLICT' } };
    await openAt(companyAt, [[createAgreement, refusal], ...companyWith({ allAgreements: [] })]);
    await press('New agreement');
    await screen.findByRole('dialog');
    typeInto('Type', 'FREETICKET');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain(conflict);
  });

  it('keeps its type and its hidden days to pay when it is edited', async () => {
    const agreement = agreementOf(11, 'SUBSCRIPTIONS', {
      awaitsSignature: false,
      paymentDeadline: 14,
    });
    await openAt(companyAt, [
      [changeAgreement, successAnswer],
      [getPostArea, { status: 404, body: { code: 'POST_CODE_NOT_FOUND' } }],
      ...companyWith({ allAgreements: [agreement] }),
    ]);
    await press('Edit agreement 11');
    const type = await screen.findByLabelText<HTMLSelectElement>('Type');
    expect([type.disabled, type.value]).toEqual([true, 'SUBSCRIPTIONS']);
    expect(screen.queryByLabelText(/deadline/i)).toBeNull();
    typeInto('Invoicing interval', 'QUARTERLY');
    await press('Save');
    await waitForToast('Data saved!');
    expect(sentCalls()[0]?.body).toEqual({
      invoicingInterval: 'QUARTERLY',
      invoiceReference: 'Ref 11',
      paymentDeadlineDays: 14,
      schoolMedia: null,
      ticketCounter: null,
    });
  });

  it.each([
    ['en', 'Edit agreement 11', 'Save', 'An error occurred while saving new agreement!'],
    ['nb', 'Rediger avtale 11', 'Lagre', 'Det skjedde en feil da den nye avtalen skulle lagres!'],
  ] as const)('shows in %s and reports that saving failed', async (language, edit, save, text) => {
    const failure = { status: 500, body: { code: 'UNEXPECTED', id: `failed-${language}` } };
    await openAt(companyAt, [[changeAgreement, failure], ...companyWith()], { language });
    await press(edit);
    await press(save);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    await waitFor(() => expect(reports()).toHaveLength(1));
  });

  it.each([
    ['OTHER', 'Other'],
    ['ANNUALLY', 'Annually'],
  ])('that came with the interval %s can keep it, or take another', async (interval, label) => {
    const other = agreementOf(11, 'SUBSCRIPTIONS', { invoicingInterval: interval });
    await openAt(companyAt, [
      [changeAgreement, successAnswer],
      ...companyWith({ allAgreements: [other] }),
    ]);
    await press('Edit agreement 11');
    const select = await screen.findByLabelText<HTMLSelectElement>('Invoicing interval');
    expect(select.selectedOptions[0]?.text).toBe(label);
    // A user who has tried another can go back.
    typeInto('Invoicing interval', 'QUARTERLY');
    await waitFor(() => expect(select.value).toBe('QUARTERLY'));
    expect([...select.options].map(({ text }) => text)).toContain(label);
    typeInto('Invoicing interval', interval);
    typeInto(/Invoice reference/, 'New');
    await press('Save');
    await waitFor(() => expect(sentCalls()).toHaveLength(1));
    expect(sentCalls()[0]?.body).toMatchObject({
      invoicingInterval: interval,
      invoiceReference: 'New',
    });
  });
});
