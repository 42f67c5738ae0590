// @vitest-environment happy-dom
import {
  erasePersonalData,
  exportPersonalData,
} from '@takst/contract/app/people/personal-data.contract.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { toasts } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { savedLinks } from '#testing/saved-links.ts';
import { openDialog, openPeople, person, user } from './test-people.tsx';

afterEach(cleanup);

type Dialog = Awaited<ReturnType<typeof openDialog>>;
const fill = (dialog: Dialog, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
const pressIn = (dialog: Dialog, name: string) =>
  fireEvent.click(dialog.getByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Receives the files that the browser would save. */
function savedFiles() {
  const blobs: Blob[] = [];
  const names = savedLinks();
  const revoked: string[] = [];
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return `blob:${blobs.length}`;
    }),
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url)),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { blobs, names, revoked };
}

describe('the file for a person', () => {
  it('is made for a case and saved, and says so', async () => {
    const files = savedFiles();
    const server = await openPeople([person, user]);
    const dialog = await openDialog('Lag fil');
    dialog.getByText('+4741239900');
    dialog.getByText(/^Filen har alt vi har om personen/);
    expect(dialog.queryByLabelText('Skriv mobilnummeret en gang til')).toBeNull();
    fill(dialog, 'Hvorfor', 'duty');
    fill(dialog, 'Saksnummer', ' SAK-12 ');
    pressIn(dialog, 'Lag fil');
    await isClosed();
    expect(server.callsTo(exportPersonalData).map(({ body }) => body)).toEqual([
      { phoneNumber: '+4741239900', reason: 'duty', caseNumber: 'SAK-12' },
    ]);
    expect([files.names, files.revoked]).toEqual([
      ['personopplysninger-1.json blob:1'],
      ['blob:1'],
    ]);
    const [file] = files.blobs;
    expect([await file?.text(), file?.type]).toEqual(['{}', 'application/json']);
    expect(toasts()).toEqual([['success', 'Filen er lastet ned', undefined]]);
  });

  it.each([
    ['', 'Du må fylle ut dette'],
    ['Kari', 'Skriv saksnummeret: tall, gjerne med bokstaver foran'],
  ])('needs the number of a case, and no "%s"', async (typed, fault) => {
    const server = await openPeople([person]);
    const dialog = await openDialog('Lag fil');
    fill(dialog, 'Saksnummer', typed);
    pressIn(dialog, 'Lag fil');
    const field = dialog.getByLabelText('Saksnummer');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.closest('[data-field]')?.querySelector('[id$="-error"]')?.textContent).toBe(fault);
    expect(server.callsTo(exportPersonalData)).toEqual([]);
  });

  it('is not saved where there is nothing of the person any more', async () => {
    const files = savedFiles();
    const server = await openPeople([person]);
    server.answer(exportPersonalData, { status: 404, body: { code: 'PERSON_NOT_FOUND' } });
    const dialog = await openDialog('Lag fil');
    fill(dialog, 'Saksnummer', '12');
    pressIn(dialog, 'Lag fil');
    await dialog.findByText('Vi har ingenting om personen lenger.');
    dialog.getByText('Filen ble ikke laget');
    expect([files.names, toasts()]).toEqual([[], []]);
    pressIn(dialog, 'Avbryt');
    await isClosed();
  });
});

describe('the question before a person is erased', () => {
  const listUnder = (dialog: Dialog, title: string) =>
    [...(dialog.getByText(title).parentElement?.querySelectorAll('li') ?? [])].map(
      ({ textContent }) => textContent,
    );
  const accounts = /^Fakturaer og regnskap: beløp, datoer og soner blir i fem år/;

  it('lists what goes by its kind, and why the rest stays', async () => {
    const line = { ...person, kind: 'invoice-line' };
    await openPeople([
      person,
      { ...line, id: 11 },
      { ...line, id: 12 },
      { ...line, id: 13, end: 'tax' },
      { ...user, id: 14, end: 'onboarding' },
      { ...user, id: 15, end: 'soon' },
      user,
    ]);
    const dialog = await openDialog('Slett personen');
    dialog.getByText('+4741239900');
    expect(listUnder(dialog, 'Dette slettes nå')).toEqual(['Person: 1', 'Linje på faktura: 2']);
    expect(listUnder(dialog, 'Dette blir igjen')).toEqual([
      expect.stringMatching(/^Bruker av portalen: historikken/),
      'Slettes av seg selv om noen dager.',
      expect.stringMatching(/^Ansattnummer ved skattepliktige beløp/),
      expect.stringMatching(/^Registrering av ny kunde/),
      expect.stringMatching(accounts),
      'Sikkerhetskopier: til kopien selv slettes.',
    ]);
    dialog.getByText('Dette kan ikke angres. Personen får ikke melding fra portalen.');
  });

  it('names only the reasons that there are', async () => {
    await openPeople([person]);
    const dialog = await openDialog('Slett personen');
    expect(listUnder(dialog, 'Dette blir igjen')).toEqual([
      expect.stringMatching(accounts),
      'Sikkerhetskopier: til kopien selv slettes.',
    ]);
  });

  it('is answered with a case number and the phone once more', async () => {
    const server = await openPeople([person, user]);
    const dialog = await openDialog('Slett personen');
    fill(dialog, 'Hvorfor', 'asked-by-guardian');
    fill(dialog, 'Saksnummer', 'SAK-12');
    for (const typed of ['', '41239901', 'Kari']) {
      fill(dialog, 'Skriv mobilnummeret en gang til', typed);
      pressIn(dialog, 'Slett personen');
      await dialog.findAllByText('Skriv nummeret du søkte etter');
    }
    expect(server.callsTo(erasePersonalData)).toEqual([]);
    fill(dialog, 'Skriv mobilnummeret en gang til', '412 39 900');
    pressIn(dialog, 'Slett personen');
    await isClosed();
    expect(server.callsTo(erasePersonalData).map(({ body }) => body)).toEqual([
      { phoneNumber: '+4741239900', reason: 'asked-by-guardian', caseNumber: 'SAK-12' },
    ]);
    expect(toasts()).toEqual([
      ['success', 'Slettingen er i gang', 'Du kan gå videre. Resultatet står nederst på siden.'],
    ]);
  });

  it('has the four reasons, and begins with that of the person', async () => {
    await openPeople([person]);
    const dialog = await openDialog('Slett personen');
    const reason = dialog.getByLabelText<HTMLSelectElement>('Hvorfor');
    expect([reason.value, [...reason.options].map(({ text }) => text)]).toEqual([
      'asked-by-person',
      [
        'Personen har bedt om det',
        'En foresatt eller verge har bedt om det',
        'Kunden har bedt om det',
        'Vi har plikt til det',
      ],
    ]);
  });

  it.each([
    [
      409,
      { code: 'STILL_IN_FORCE', kinds: ['ticket'] },
      'Noe gjelder fortsatt. Søk på nytt for å se hva.',
    ],
    [404, { code: 'PERSON_NOT_FOUND' }, 'Vi har ingenting om personen lenger.'],
  ])('stays open after %i %j, and says why', async (status, body, text) => {
    const server = await openPeople([person]);
    server.answer(erasePersonalData, { status, body });
    const dialog = await openDialog('Slett personen');
    fill(dialog, 'Saksnummer', '12');
    fill(dialog, 'Skriv mobilnummeret en gang til', '41239900');
    pressIn(dialog, 'Slett personen');
    await dialog.findByText(text);
    dialog.getByText('Personen ble ikke slettet');
    expect(toasts()).toEqual([]);
  });
});
