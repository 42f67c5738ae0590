import type { Visitor } from '../browser.ts';
import { openDialog } from './family-states.ts';
import type { PageState } from './page-state.ts';

const openEdit = openDialog(/^(Endre billetten|Edit the ticket)$/, {
  status: 'active',
  downloadedToPhone: true,
});

/** The edit of a free ticket: its form, with what is wrong, and what is to be confirmed. */
export const freeTicketEditStates: readonly PageState[] = [
  {
    name: 'the edit of a free ticket',
    reach: openForm,
    steps: [{ name: 'a fault in the edit of a free ticket', reach: saveWithoutName }],
  },
  { name: 'a new free ticket to be confirmed', reach: confirmEdit },
];

async function openForm(visitor: Visitor): Promise<void> {
  await openEdit(visitor);
  await visitor.page.getByRole('textbox', { name: lastName }).waitFor();
}

const lastName = /^(Etternavn|Last name)$/;

async function saveWithoutName({ page }: Visitor): Promise<void> {
  await page.getByRole('textbox', { name: lastName }).fill('');
  await page.getByRole('button', { name: /^(Lagre|Save)$/ }).click();
  await page.getByRole('group', { name: /rette|validation errors/ }).waitFor();
}

async function confirmEdit(visitor: Visitor): Promise<void> {
  await openForm(visitor);
  const { page } = visitor;
  await page.getByRole('textbox', { name: lastName }).fill('Hansen-Berg');
  await page.getByRole('button', { name: /^(Lagre|Save)$/ }).click();
  await page.getByRole('heading', { name: /^(Bekreft endringen|Confirm the change)$/ }).waitFor();
}
