// @vitest-environment happy-dom
import {
  erasePersonalData,
  exportPersonalData,
  findPersonalData,
  listPersonRequests,
} from '@takst/contract/app/people/personal-data.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { PeoplePage } from './people.page.tsx';

afterEach(cleanup);

const fact = { name: 'Fornavn', value: 'Per' };
const person = {
  id: 0,
  kind: 'person',
  company: { id: 7, name: 'Fjellheim Konsult AS' },
  facts: [fact],
  end: 'erased',
};
const user = { ...person, id: 1, kind: 'user', company: null, end: 'user' };
const ticket = { ...person, id: 2, kind: 'ticket', end: 'in-force' };
const request = {
  id: 3,
  kind: 'erase',
  reason: 'asked-by-person',
  caseNumber: 'SAK-7',
  requestedAt: '2026-03-05T08:00:00Z',
  requestedBy: 'Sol Berg',
  state: 'done',
  count: 4,
  keptCount: 1,
};

async function open(rows: object[]) {
  const server = fakeServer(
    [findPersonalData, { status: 200, body: { rows } }],
    [erasePersonalData, { status: 200, body: { id: 4 } }],
    [
      exportPersonalData,
      { status: 200, body: { fileName: 'personopplysninger-1.json', text: '{}' } },
    ],
    [listPersonRequests, { status: 200, body: { totalEntries: 1, matches: [request] } }],
  );
  await openPage({
    pages: { '/personopplysninger': PeoplePage, '/bedrifter/{id}': () => null },
    at: '/personopplysninger',
    texts: ['people', 'field-faults'],
    features: ['companyAdmin'],
    language: 'nb',
  });
  return server;
}

async function search(typed: string) {
  fireEvent.change(await screen.findByLabelText('Mobilnummer'), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Finn person' }));
}

describe('the page for people who ask what is stored about them', () => {
  it('finds a person by a typed phone, and says what becomes of each thing', async () => {
    const server = await open([person, user]);
    await search('412 39 900');
    await screen.findByRole('heading', { name: 'Om +4741239900' });
    expect(server.callsTo(findPersonalData)).toMatchObject([{ body: { number: '+4741239900' } }]);
    screen.getByRole('link', { name: 'Fjellheim Konsult AS' });
    expect(screen.getAllByText('Slettes')).toHaveLength(1);
    expect(screen.getAllByText('Blir igjen')).toHaveLength(1);
    screen.getByText('Slettet 4, 1 blir igjen');
  });

  it('counts things of one kind of which the same becomes, and shows each of them', async () => {
    const line = { ...person, kind: 'invoice-line' };
    const on = (month: string) => [{ name: 'Fra', value: month }];
    await open([
      { ...line, id: 5, facts: on('2026-01-01') },
      { ...line, id: 6, facts: on('2026-02-01') },
      { ...line, id: 7, facts: on('2026-03-01'), end: 'tax' },
      { ...line, id: 8, facts: on('2026-04-01'), company: { id: 9, name: 'Havgap AS' } },
    ]);
    await search('41239900');
    await screen.findByText('4 opplysninger');
    const things = screen
      .getAllByRole('group')
      .map((group) => group.querySelector('summary')?.textContent);
    expect(things).toEqual([
      'Linje på faktura (2)Slettes',
      'Linje på fakturaBlir igjen',
      'Linje på fakturaSlettes',
    ]);
    for (const month of ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'])
      expect(screen.getAllByText(month)).toHaveLength(1);
  });

  it('asks for nothing by what is no phone', async () => {
    const server = await open([]);
    await search('Kari');
    await screen.findByText(/^Skriv et mobilnummer/);
    expect(server.callsTo(findPersonalData)).toEqual([]);
  });

  it('erases nobody before what is in force is ended', async () => {
    await open([person, ticket]);
    await search('41239900');
    await screen.findByText('Billett hos Fjellheim Konsult AS');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Slett personen' });
    expect(button.disabled).toBe(true);
  });

  it('erases after a case number and the phone once more', async () => {
    const server = await open([person, user]);
    await search('41239900');
    fireEvent.click(await screen.findByRole('button', { name: 'Slett personen' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Person: 1');
    dialog.getByText(/^Bruker av portalen: historikken/);
    fireEvent.change(dialog.getByLabelText('Saksnummer'), { target: { value: 'SAK-12' } });
    const again = dialog.getByLabelText('Skriv mobilnummeret en gang til');
    fireEvent.change(again, { target: { value: '41239901' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Slett personen' }));
    await dialog.findAllByText('Skriv nummeret du søkte etter');
    expect(server.callsTo(erasePersonalData)).toEqual([]);
    fireEvent.change(again, { target: { value: '412 39 900' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Slett personen' }));
    await waitFor(() =>
      expect(server.callsTo(erasePersonalData)).toMatchObject([
        { body: { phoneNumber: '+4741239900', reason: 'asked-by-person', caseNumber: 'SAK-12' } },
      ]),
    );
  });
});
