// @vitest-environment happy-dom
import { changeInvoiceReference } from '@takst/contract/services/ticket-counter/references/change-invoice-reference.contract.ts';
import { createInvoiceReference } from '@takst/contract/services/ticket-counter/references/create-invoice-reference.contract.ts';
import { deleteInvoiceReference } from '@takst/contract/services/ticket-counter/references/delete-invoice-reference.contract.ts';
import { listInvoiceReferences } from '@takst/contract/services/ticket-counter/references/invoice-reference-list.contract.ts';
import { getCounterSettings } from '@takst/contract/services/ticket-counter/settings/get-counter-settings.contract.ts';
import { saveCounterSettings } from '@takst/contract/services/ticket-counter/settings/save-counter-settings.contract.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import { pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { type FakeServer, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { CounterSettingsPage } from './counter-settings.page.tsx';

const off = {
  allowTicketAdminsToUpdateInvoiceReferences: false,
  invoiceReferenceIsMandatory: false,
  version: 'v0',
};
const courses = {
  id: 1,
  reference: 'Kurs',
  budgetOre: 50_000_00 as number | null,
  personalReferencePattern: 'P####' as string | null,
  leftOre: null,
  version: 'r1',
};
const guests = {
  ...courses,
  id: 2,
  reference: 'Gjester',
  budgetOre: null,
  personalReferencePattern: null,
};
const listed = (...matches: readonly (typeof courses)[]) => ({
  status: 200,
  body: { totalEntries: matches.length, matches },
});

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer(
    [getCounterSettings, { status: 200, body: off }],
    [listInvoiceReferences, listed(courses, guests)],
  );
});
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const settingsPath = '/billettluka/innstillinger';

async function open(language: 'nb' | 'en' = 'en', features: readonly Feature[] = []) {
  await Promise.all([
    import('#services/ticket-counter/references/new-reference.modal.tsx'),
    import('#services/ticket-counter/references/edit-reference.modal.tsx'),
    import('#services/ticket-counter/references/delete-reference.modal.tsx'),
  ]);
  await openPage({
    pages: { [settingsPath]: CounterSettingsPage },
    at: settingsPath,
    texts: ['counter-settings', 'counter-words', 'invoice-references'],
    features,
    language,
  });
  await screen.findAllByRole('checkbox');
  await screen.findByText('Kurs');
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');
const pressIn = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));
const type = (label: RegExp, text: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), {
    target: { value: text },
  });

describe('the settings of a ticket counter', () => {
  it('are saved, with a spinner that holds 300 ms, and a toast says what applies', async () => {
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Ticket buyers may add/ }));
    const saved = { ...off, allowTicketAdminsToUpdateInvoiceReferences: true, version: 'v1' };
    server.answer(saveCounterSettings, { status: 200, body: saved });
    const start = performance.now();
    pressNow('Save');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' }).dataset['pending']).toBe('true'),
    );
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        {
          title: 'The settings are saved!',
          text: 'Ticket buyers may add invoice references. An order may go without an invoice reference.',
        },
      ]),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' }).dataset['pending']).toBeUndefined(),
    );
    expect(performance.now() - start).toBeGreaterThanOrEqual(300);
    expect(server.callsTo(saveCounterSettings).map(({ body }) => body)).toEqual([
      {
        allowTicketAdminsToUpdateInvoiceReferences: true,
        invoiceReferenceIsMandatory: false,
        version: 'v0',
      },
    ]);
  });

  it('are not saved over what somebody else has saved', async () => {
    await open('nb');
    fireEvent.click(screen.getByRole('checkbox', { name: /obligatorisk/ }));
    const theirs = { ...off, allowTicketAdminsToUpdateInvoiceReferences: true, version: 'v9' };
    server.answer(saveCounterSettings, {
      status: 409,
      body: { code: 'SETTINGS_CHANGED_SINCE', settings: theirs },
    });
    pressNow('Lagre');
    await screen.findByRole('button', { name: 'Behold det som er lagret' });
    server.answer(saveCounterSettings, { status: 200, body: { ...theirs, version: 'v10' } });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Lagre' }).dataset['pending']).toBeUndefined(),
    );
    pressNow('Lagre');
    await waitFor(() => expect(server.callsTo(saveCounterSettings)).toHaveLength(2));
    expect(server.callsTo(saveCounterSettings)[1]?.body).toMatchObject({ version: 'v9' });
  });

  it('are those of somebody else once they are kept', async () => {
    await open();
    const states = () =>
      screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
    fireEvent.click(screen.getByRole('checkbox', { name: /mandatory/ }));
    expect(states()).toEqual([false, true]);
    const theirs = { ...off, allowTicketAdminsToUpdateInvoiceReferences: true, version: 'v9' };
    server.answer(saveCounterSettings, {
      status: 409,
      body: { code: 'SETTINGS_CHANGED_SINCE', settings: theirs },
    });
    server.answer(getCounterSettings, { status: 200, body: theirs });
    pressNow('Save');
    await screen.findByRole('button', { name: 'Keep what is saved' });
    // The settings are read again, and what was chosen stays until it is given up.
    await waitFor(() => expect(server.callsTo(getCounterSettings)).toHaveLength(2));
    expect(states()).toEqual([false, true]);
    pressNow('Keep what is saved');
    await waitFor(() => expect(states()).toEqual([true, false]));
  });

  it('lead to whom the company pays for, where that is open', async () => {
    await open('en', ['ticketCounter', 'ticketCounter.companyPays']);
    screen.getByRole('link', { name: 'Company covers' });
    cleanup();
    await open();
    expect(screen.queryByRole('link', { name: 'Company covers' })).toBeNull();
  });
});

describe('invoice references', () => {
  it('are listed with budget and pattern', async () => {
    await open();
    const rows = screen.getAllByRole('row').map(({ textContent }) => plain(textContent));
    expect(rows).toEqual([
      expect.stringContaining('Invoice reference'),
      'Kurs50 000 krP####',
      'GjesterNo limitAnything',
    ]);
  });

  it('are added with what goes with them; the pattern says what it lets through', async () => {
    await open();
    pressNow('New invoice reference');
    await inDialog();
    type(/^Invoice reference/, 'Prosjekter');
    type(/^Budget/, '1 250,50');
    type(/^Pattern/, 'AA-##');
    screen.getByText('AB-12, for example, is right then.');
    const body = {
      reference: 'Prosjekter',
      budgetOre: 1250_50,
      personalReferencePattern: 'AA-##',
    };
    server.answer(createInvoiceReference, { status: 200, body: { id: 3, version: 'r', ...body } });
    pressIn('Save');
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        { title: 'The invoice reference is added!', text: 'Prosjekter' },
      ]),
    );
    expect(server.callsTo(createInvoiceReference).map((call) => call.body)).toEqual([body]);
    // It stands first until the next visit, wherever the order has it.
    await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain('Prosjekter'));
  });

  it.each([
    ['x', '', 'Type 2 to 50 characters.'],
    ['Kurs', '0', /^Type an amount above 0/],
    ['Kurs', 'ti', /^Type an amount above 0/],
  ])('are not sent with faults: %s, %s', async (reference, budget, fault) => {
    await open();
    pressNow('New invoice reference');
    const dialog = await inDialog();
    type(/^Invoice reference/, reference);
    type(/^Budget/, budget);
    pressIn('Save');
    await waitFor(() => dialog.getByText(fault));
    expect(server.callsTo(createInvoiceReference)).toEqual([]);
  });

  it('say that there is one, and whom to ask', async () => {
    await open();
    pressNow('New invoice reference');
    const dialog = await inDialog();
    type(/^Invoice reference/, 'kurs');
    server.answer(createInvoiceReference, {
      status: 409,
      body: { code: 'REFERENCE_EXISTS', reference: 'Kurs' },
    });
    pressIn('Save');
    await dialog.findByText('The invoice reference “Kurs” is there already.');
    type(/^Invoice reference/, 'Kurs 2');
    server.answer(createInvoiceReference, {
      status: 403,
      body: { code: 'ASK_ADMINISTRATOR', administrators: ['Hanne Rustad', 'Unni Bruland'] },
    });
    pressIn('Save');
    await dialog.findByText(
      'Only HR and user administrators add invoice references. Ask Hanne Rustad or Unni Bruland.',
    );
  });

  it('get another budget, and none over what somebody else has set', async () => {
    await open();
    pressNow('Edit Kurs');
    const dialog = await inDialog();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Budget/).value).toBe('50000,00');
    type(/^Budget/, '');
    const theirs = { ...courses, budgetOre: 60_000_00, version: 'r9' };
    server.answer(changeInvoiceReference, {
      status: 409,
      body: { code: 'REFERENCE_CHANGED_SINCE', reference: theirs },
    });
    pressIn('Save');
    const problem = await dialog.findByText(/^Somebody else has changed this/);
    expect(plain(problem.textContent)).toContain('“budget 60 000 kr, pattern P####”');
    server.answer(changeInvoiceReference, { status: 200, body: { ...courses, budgetOre: null } });
    pressIn('Save');
    await waitFor(() => expect(shownToasts()).toMatchObject([{ text: 'Kurs' }]));
    expect(server.callsTo(changeInvoiceReference).map(({ body }) => body)).toEqual([
      { budgetOre: null, personalReferencePattern: 'P####', version: 'r1' },
      { budgetOre: null, personalReferencePattern: 'P####', version: 'r9' },
    ]);
  });

  it('are deleted after a question that says what stays, or it is said for whom they are needed', async () => {
    await open('en', ['ticketCounter', 'ticketCounter.companyPays']);
    pressNow('Delete Kurs');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('Orders that have it keep its text, also on invoices to come.');
    const inUse = (count: number, ...names: string[]) => ({
      status: 409,
      body: { code: 'REFERENCE_IN_USE', count, names },
    });
    server.answer(deleteInvoiceReference, inUse(2, 'Runa Sandvik', 'Dag Vik'));
    pressNow('Delete');
    await dialog.findByText(/^The company pays for Runa Sandvik and Dag Vik by this/);
    dialog.getByRole('link', { name: 'See whom the company pays for' });
    server.answer(deleteInvoiceReference, inUse(3, 'Runa Sandvik', 'Dag Vik'));
    pressNow('Delete');
    await dialog.findByText(/^The company pays for Runa Sandvik, Dag Vik and 1 more by/);
    server.answer(deleteInvoiceReference, { status: 200, body: { id: 1 } });
    pressNow('Delete');
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([{ title: 'The invoice reference is deleted!' }]),
    );
  });
});
