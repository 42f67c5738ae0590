import {
  erasePersonalData,
  exportPersonalData,
  findPersonalData,
  listPersonRequests,
} from '@takst/contract/app/people/personal-data.contract.ts';
import { fireEvent, screen, within } from '#testing/dom.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { PeoplePage } from './people.page.tsx';

const fact = { name: 'Fornavn', value: 'Per' };
export const person = {
  id: 0,
  kind: 'person',
  company: { id: 7, name: 'Fjellheim Konsult AS' },
  facts: [fact],
  end: 'erased',
};
export const user = { ...person, id: 1, kind: 'user', company: null, end: 'user' };
export const ticket = { ...person, id: 2, kind: 'ticket', end: 'in-force' };
export const request = {
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

/** Opens the page, with what the server knows of any phone, and what was asked for before. */
export async function openPeople(rows: object[], requests: object[] = [request]) {
  const server = fakeServer(
    [findPersonalData, { status: 200, body: { rows } }],
    [erasePersonalData, { status: 200, body: { id: 4 } }],
    [
      exportPersonalData,
      { status: 200, body: { fileName: 'personopplysninger-1.json', text: '{}' } },
    ],
    [
      listPersonRequests,
      { status: 200, body: { totalEntries: requests.length, matches: requests } },
    ],
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

/** Searches for a phone. */
export async function search(typed: string) {
  fireEvent.change(await screen.findByLabelText('Mobilnummer'), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Finn person' }));
}

/** Opens one of the dialogs about the person of the phone. */
export async function openDialog(button: string) {
  await search('412 39 900');
  fireEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}
