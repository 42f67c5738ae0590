// @vitest-environment happy-dom
import { changeCoveredUser } from '@takst/contract/services/ticket-counter/covers/change-covered-user.contract.ts';
import { coverUser } from '@takst/contract/services/ticket-counter/covers/cover-user.contract.ts';
import { listCoveredUsers } from '@takst/contract/services/ticket-counter/covers/covered-user-list.contract.ts';
import { stopCoveringUser } from '@takst/contract/services/ticket-counter/covers/stop-covering-user.contract.ts';
import { listInvoiceReferences } from '@takst/contract/services/ticket-counter/references/invoice-reference-list.contract.ts';
import { pressNow } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { type FakeServer, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { CoversPage } from './covers.page.tsx';

const runa = {
  id: 7,
  name: 'Runa Sandvik',
  phone: '41236101',
  phoneCountryCode: '+47',
  invoiceReferenceId: 1,
  invoiceReference: 'Gjester',
  limitOre: null as number | null,
  version: 'p1',
};
const geir = {
  ...runa,
  id: 8,
  name: 'Geir Øverland',
  phoneCountryCode: '+46',
  phone: '701234567',
  limitOre: 1_500_00,
};
const listed = (...matches: readonly object[]) => ({
  status: 200,
  body: { totalEntries: matches.length, matches },
});
const references = (count: number) =>
  listed(
    ...Array.from({ length: count }, (_, place) => ({
      id: place + 1,
      reference: place === 0 ? 'Gjester' : `Prosjekt ${place}`,
      budgetOre: null,
      personalReferencePattern: null,
      leftOre: null,
      version: 'r',
    })),
  );

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = fakeServer(
    [listCoveredUsers, listed(geir, runa)],
    [listInvoiceReferences, references(2)],
  );
});
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const path = '/billettluka/bedriften-betaler';

async function open(language: 'nb' | 'en' = 'en') {
  await Promise.all([
    import('./new-cover.modal.tsx'),
    import('./edit-cover.modal.tsx'),
    import('./stop-covering.modal.tsx'),
  ]);
  await openPage({
    pages: { [path]: CoversPage },
    at: path,
    texts: ['counter-words', 'covered-users'],
    language,
  });
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');
const pressIn = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const type = (label: RegExp, text: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), {
    target: { value: text },
  });
/** Opens the form, with its references. */
async function add(reference = 'Gjester') {
  pressNow('Add person');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: reference });
  return dialog;
}

describe('whom the company pays for', () => {
  it('is listed with phone, reference and limit', async () => {
    await open();
    await screen.findByText('Runa Sandvik');
    const rows = screen.getAllByRole('row').map(({ textContent }) => plain(textContent));
    expect(rows.slice(1)).toEqual([
      'Geir Øverland+46 701234567Gjester1 500 kr',
      'Runa Sandvik412 36 101GjesterNo limit',
    ]);
  });

  it('is a list of cards on a narrow screen, with the limit in words', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
    onTestFinished(() => void vi.restoreAllMocks());
    await open();
    await screen.findByText('Runa Sandvik');
    const [first, second] = screen.getAllByRole('listitem');
    expect(plain(first?.textContent)).toContain('up to 1 500 kr per month');
    expect(plain(second?.textContent)).toContain('No limit');
  });

  it('is searched for on the server', async () => {
    await open();
    await screen.findByText('Runa Sandvik');
    const box = screen.getByRole('searchbox', { name: 'Search by name or mobile' });
    fireEvent.change(box, { target: { value: 'runa' } });
    await waitFor(() =>
      expect(server.callsTo(listCoveredUsers).at(-1)?.address).toContain('searchFor=runa'),
    );
  });

  it.each([
    ['en', 'The company covers nobody yet', 'Add person'],
    ['nb', 'Bedriften betaler ikke for noen ennå', 'Legg til person'],
  ] as const)(
    'is nobody at first, and somebody can be added (%s)',
    async (language, title, act) => {
      server.answer(listCoveredUsers, listed());
      await open(language);
      await screen.findByText(title);
      screen.getByRole('button', { name: act });
    },
  );

  it('is added: the phone is sent as code and national number', async () => {
    await open();
    await screen.findByText('Runa Sandvik');
    await add();
    type(/^Name/, 'Åshild Bø');
    type(/^Mobile/, '+47 412 36 103');
    type(/^Invoice reference/, '1');
    type(/^Limit/, '600');
    const added = { ...runa, id: 9, name: 'Åshild Bø', phone: '41236103', limitOre: 600_00 };
    server.answer(coverUser, { status: 200, body: added });
    pressIn('Add person');
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([{ title: 'The company covers Åshild Bø!' }]),
    );
    expect(server.callsTo(coverUser).map(({ body }) => body)).toEqual([
      {
        name: 'Åshild Bø',
        phoneCountryCode: '+47',
        phone: '41236103',
        invoiceReferenceId: 1,
        limitOre: 600_00,
      },
    ]);
    await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain('Åshild'));
  });

  it('is not sent without name, mobile and reference', async () => {
    await open();
    await screen.findByText('Runa Sandvik');
    const dialog = await add();
    type(/^Mobile/, '22334455');
    type(/^Limit/, '0');
    pressIn('Add person');
    await dialog.findByText('Type the name, with 2 to 100 characters.');
    dialog.getAllByText('Choose an invoice reference.');
    dialog.getByText(/^Type an amount above 0/);
    expect(server.callsTo(coverUser)).toEqual([]);
  });

  it('says for whom a phone is covered already', async () => {
    await open();
    await screen.findByText('Runa Sandvik');
    const dialog = await add();
    type(/^Name/, 'Åshild Bø');
    type(/^Mobile/, '41236101');
    type(/^Invoice reference/, '1');
    server.answer(coverUser, {
      status: 409,
      body: { code: 'PHONE_COVERED', name: 'Runa Sandvik' },
    });
    pressIn('Add person');
    await dialog.findByText('The company covers this number already, for Runa Sandvik.');
  });

  it('needs a reference: without any the form leads to them', async () => {
    server.answer(listInvoiceReferences, references(0));
    await open();
    await screen.findByText('Runa Sandvik');
    pressNow('Add person');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('The company has no invoice references');
    dialog.getByRole('link', { name: 'Add an invoice reference' });
  });

  it('gets a reference by typing where there are many', async () => {
    server.answer(listInvoiceReferences, references(21));
    await open();
    await screen.findByText('Runa Sandvik');
    pressNow('Add person');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /Invoice reference/ }).tagName).toBe('INPUT'),
    );
  });

  it('is edited, but not over what somebody else has changed', async () => {
    await open();
    await screen.findByText('Runa Sandvik');
    pressNow('Edit Geir Øverland');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('option', { name: 'Gjester' });
    expect(dialog.getByLabelText<HTMLInputElement>(/^Limit/).value).toBe('1500,00');
    type(/^Limit/, '');
    const theirs = { ...geir, limitOre: 900_00, version: 'p9' };
    server.answer(changeCoveredUser, {
      status: 409,
      body: { code: 'COVERED_USER_CHANGED_SINCE', user: theirs },
    });
    pressIn('Save');
    const problem = await dialog.findByText(/^Somebody else has changed this/);
    expect(plain(problem.textContent)).toContain(
      'Geir Øverland, +46 701234567, Gjester, up to 900 kr per month',
    );
    server.answer(changeCoveredUser, { status: 200, body: { ...geir, limitOre: null } });
    pressIn('Save');
    await waitFor(() => expect(shownToasts()).toMatchObject([{ text: 'Geir Øverland' }]));
    expect(server.callsTo(changeCoveredUser).map(({ body }) => body)).toMatchObject([
      {
        name: 'Geir Øverland',
        phoneCountryCode: '+46',
        phone: '701234567',
        limitOre: null,
        invoiceReferenceId: 1,
        version: 'p1',
      },
      { limitOre: null, version: 'p9' },
    ]);
  });

  it.each([
    ['REFERENCE_NOT_FOUND', 422, /^The invoice reference is not there/, /^Invoice reference/, '2'],
    ['PHONE_NOT_MOBILE', 422, /^This is not a mobile number/, /^Mobile/, '41236109'],
    ['PHONE_COVERED', 409, /^The company covers this number/, /^Mobile/, '41236109'],
  ] as const)(
    'is refused until the cause is changed: %s',
    async (code, status, text, label, value) => {
      const answer = { status, body: { code, ...(code === 'PHONE_COVERED' && { name: 'Eva' }) } };
      server.answer(coverUser, answer);
      server.answer(changeCoveredUser, answer);
      await open();
      await screen.findByText('Runa Sandvik');
      for (const [button, submit] of [
        ['Add person', 'Add person'],
        ['Edit Geir Øverland', 'Save'],
      ] as const) {
        pressNow(button);
        const dialog = within(await screen.findByRole('dialog'));
        await dialog.findByRole('option', { name: 'Gjester' });
        type(/^Name/, 'Åshild Bø');
        type(/^Mobile/, '41236103');
        type(/^Invoice reference/, '1');
        pressIn(submit);
        await dialog.findByText(text);
        const otherLabel = label.test('Mobile') ? /^Invoice reference/ : /^Mobile/;
        type(otherLabel, label.test('Mobile') ? '2' : '41236108');
        type(/^Limit/, '700');
        await act(async () => undefined);
        dialog.getByText(text);
        type(label, value);
        await waitFor(() => expect(dialog.queryByText(text)).toBeNull());
        fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      }
    },
  );

  it('is removed after a question', async () => {
    await open();
    await screen.findByText('Runa Sandvik');
    pressNow('Remove Runa Sandvik');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('Name and mobile number are deleted from the list.');
    server.answer(stopCoveringUser, { status: 200, body: { id: 7 } });
    server.answer(listCoveredUsers, listed(geir));
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([{ title: 'The company covers Runa Sandvik no longer' }]),
    );
    expect(screen.queryByText('Runa Sandvik')).toBeNull();
  });
});
