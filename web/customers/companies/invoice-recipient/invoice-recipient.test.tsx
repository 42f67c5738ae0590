// @vitest-environment happy-dom
import { getInvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/get-invoice-recipient.contract.ts';
import { lookUpInvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/look-up-invoice-recipient.contract.ts';
import { saveInvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/save-invoice-recipient.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftStore } from '#platform/drafts/draft-store.ts';
import {
  companyAt,
  companyWith,
  openAt,
  recipient,
  sentCalls,
  server,
  typeInto,
  waitForToast,
} from '#customers/companies/test-companies.tsx';

afterEach(cleanup);

const open = (more: Partial<typeof recipient> = {}, tenant: 'ruter' | 'fjord' = 'ruter') =>
  openAt(
    companyAt,
    [[getInvoiceRecipient, { status: 200, body: { ...recipient, ...more } }], ...companyWith()],
    { tenant },
  );

describe('how a company gets its invoices', () => {
  it('is shown with its address and those of its agreements', async () => {
    const own = { agreementId: 11, invoiceReference: 'Oslo', email: 'oslo@fjellheim.example' };
    const nameless = { agreementId: 12, invoiceReference: '', email: 'tolv@fjellheim.example' };
    await open({ agreementEmails: [own, nameless] });
    await screen.findByText('faktura@fjellheim.example');
    screen.getByText('Agreement 12');
    for (const text of ['By e-mail', 'Agreement Oslo', 'oslo@fjellheim.example', /^No, checked/])
      screen.getByText(text);
  });

  it('warns where nobody gets them', async () => {
    await open({ way: null, email: null, reachedByEhf: null, lookedUpAt: null });
    await screen.findByText('Nobody gets the invoices');
    screen.getByText('Not checked yet');
  });

  it('is nowhere for an operator that issues no invoices', async () => {
    await open({}, 'fjord');
    await screen.findByText('Addresses');
    expect(screen.queryByText('Delivery of invoices')).toBeNull();
    expect(server.callsTo(getInvoiceRecipient)).toEqual([]);
  });

  it('is not looked up where no EHF is sent', async () => {
    await open({ sendsEhf: false });
    await press('Edit delivery');
    await screen.findByRole('radio', { name: /^As EHF/ });
    expect(screen.queryByRole('button', { name: /^Check whether/ })).toBeNull();
  });

  it('is changed to an address that is one', async () => {
    await open();
    server.answer(saveInvoiceRecipient, { status: 200, body: recipient });
    await press('Edit delivery');
    await screen.findByRole('dialog');
    typeInto(/^E-mail for invoices/, 'faktura@');
    await waitFor(() => expect(draftStore.read('invoice-recipient:1001')).not.toBeNull());
    await press('Save');
    await screen.findByText('This does not look right');
    expect(sentCalls()).toEqual([]);
    typeInto(/^E-mail for invoices/, 'ny@fjellheim.example');
    await press('Save');
    await waitForToast('Saved');
    expect(sentCalls()[0]?.body).toEqual({
      way: 'EMAIL',
      email: 'ny@fjellheim.example',
      version: 'v1',
    });
  });

  it.each([
    // Nobody reaches the company by EHF any more, and its invoices go by e-mail meanwhile.
    ['what was chosen', { chosenWay: 'EHF', way: 'EMAIL', reachedByEhf: false }],
    ['how they go where nothing was chosen', { chosenWay: null, way: 'EHF', reachedByEhf: true }],
  ] as const)('begins with %s, and may have no address of its own', async (_, ways) => {
    await open(ways);
    server.answer(saveInvoiceRecipient, { status: 200, body: recipient });
    await press('Edit delivery');
    const ehf = await screen.findByRole<HTMLInputElement>('radio', { name: /^As EHF/ });
    expect(ehf.checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /^By e-mail/ }));
    typeInto(/^E-mail for invoices/, ' ');
    await press('Save');
    await waitForToast('Saved');
    expect(sentCalls()[0]?.body).toEqual({ way: 'EMAIL', email: null, version: 'v1' });
  });

  it('cannot be EHF where the company is not reached; it can be checked again', async () => {
    await open();
    server.answer(saveInvoiceRecipient, { status: 409, body: { code: 'NOT_REACHED_BY_EHF' } });
    await press('Edit delivery');
    fireEvent.click(await screen.findByRole('radio', { name: /^As EHF/ }));
    await press('Save');
    await screen.findByText(/does not receive EHF. Check again/);
    const reached = { ...recipient, reachedByEhf: true };
    server.answer(lookUpInvoiceRecipient, { status: 200, body: reached });
    server.answer(getInvoiceRecipient, { status: 200, body: reached });
    await press('Check whether the company receives EHF');
    await waitFor(() => screen.getByText(/^Receives EHF: Yes, checked/));
  });
});
