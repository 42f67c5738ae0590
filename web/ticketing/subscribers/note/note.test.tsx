// @vitest-environment happy-dom
import { changeNote } from '@takst/contract/ticketing/subscribers/note/change-note.contract.ts';
import { getNote } from '@takst/contract/ticketing/subscribers/note/get-note.contract.ts';
import { press, pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { type Answer, fakeServer } from '#testing/fake-server.ts';
import { NoteCard } from './note-card.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const { id } of shownToasts()) closeToast(id);
});

const keepTheirs = 'Keep what is saved';
const noteAnswer = (note: string): Answer => ({ status: 200, body: { note } });

/** The card with a note, and what the server answers to a change of it. */
async function openNote(
  note: string,
  answer: Answer,
  { language = 'en', subscriberId = 7 }: { language?: 'nb' | 'en'; subscriberId?: number } = {},
) {
  const server = fakeServer([getNote, noteAnswer(note)], [changeNote, answer]);
  const pages = { '/': () => <NoteCard subscriberId={subscriberId} name="Ingrid Ali" /> };
  await openPage({ pages, at: '/', texts: ['employee-note'], language });
  return server;
}

async function write(button: string, text: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: text } });
}

describe("the employer's note", () => {
  it.each([
    ['nb', 'Intern merknad', 'Skriv merknad', /^Ingen merknad/],
    ['en', 'Internal note', 'Write a note', /^No note/],
  ] as const)('invites to write one in %s', async (language, title, button, text) => {
    await openNote('', noteAnswer(''), { language });
    expect(await screen.findByRole('button', { name: button })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
  });

  it('is saved, told and shown', async () => {
    const server = await openNote('On leave', noteAnswer('Back in May'));
    await screen.findByText('On leave');
    await write('Change the note', 'Back in May');
    server.answer(getNote, noteAnswer('Back in May'));
    pressNow('Save');
    await screen.findByText('Back in May');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(changeNote).map(({ body }) => body)).toEqual([
      { note: 'Back in May', previousNote: 'On leave' },
    ]);
    expect(shownToasts()).toMatchObject([
      {
        title: 'The note is saved!',
        text: 'Ingrid Ali',
        link: { to: '/bedriftsavtale/ansatt/7', text: 'See the note' },
      },
    ]);
  });

  it('says what somebody else has written, and replaces it at the second try', async () => {
    const server = await openNote('', {
      status: 409,
      body: { code: 'NOTE_CHANGED_SINCE', note: 'Theirs' },
    });
    await write('Write a note', 'Mine');
    pressNow('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('It now says: “Theirs”.');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Mine');
    server.answer(changeNote, noteAnswer('Mine'));
    pressNow('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(changeNote).at(-1)?.body).toEqual({
      note: 'Mine',
      previousNote: 'Theirs',
    });
  });

  it('is saved from a draft against the note that the draft began with', async () => {
    await openNote('On leave', noteAnswer(''));
    await write('Change the note', 'Back in May');
    cleanup();
    await openNote('Left in June', noteAnswer(''), { subscriberId: 8 });
    await press('Change the note');
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Left in June');
    cleanup();
    const theirs = { status: 409, body: { code: 'NOTE_CHANGED_SINCE', note: 'Has left' } };
    const server = await openNote('Has left', theirs);
    fireEvent.click(await screen.findByRole('button', { name: 'Change the note' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Back in May');
    pressNow('Save');
    await screen.findByText(/It now says: “Has left”/);
    pressNow('Save');
    await waitFor(() => expect(server.callsTo(changeNote)).toHaveLength(2));
    expect(server.callsTo(changeNote).map(({ body }) => body)).toMatchObject([
      { previousNote: 'On leave' },
      { previousNote: 'Has left' },
    ]);
  });

  it('stays as somebody else has written it, and what was typed is forgotten', async () => {
    const theirs = { status: 409, body: { code: 'NOTE_CHANGED_SINCE', note: '' } };
    const server = await openNote('On leave', theirs);
    await write('Change the note', 'Mine');
    pressNow('Save');
    expect((await screen.findByRole('alert')).textContent).toMatch(/removed/);
    // Saving again replaces what is there now: nothing.
    pressNow('Save');
    await waitFor(() => expect(server.callsTo(changeNote)).toHaveLength(2));
    expect(server.callsTo(changeNote).map(({ body }) => body)).toEqual([
      { note: 'Mine', previousNote: 'On leave' },
      { note: 'Mine', previousNote: '' },
    ]);
    await press(keepTheirs);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(changeNote)).toHaveLength(2);
    await press('Change the note');
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('On leave');
  });

  it('says that the employee is gone, and that it was not saved', async () => {
    const gone = { status: 404, body: { code: 'SUBSCRIBER_NOT_FOUND' } };
    const server = await openNote('On leave', gone);
    await write('Change the note', 'Mine');
    pressNow('Save');
    expect((await screen.findByRole('alert')).textContent).toMatch(/employee/);
    expect(screen.queryByRole('button', { name: keepTheirs })).toBeNull();
    pressNow('Save');
    await waitFor(() => expect(server.callsTo(changeNote)).toHaveLength(2));
    expect(server.callsTo(changeNote).at(-1)?.body).toEqual({
      note: 'Mine',
      previousNote: 'On leave',
    });
  });

  it('may not be longer than 500 characters', async () => {
    const server = await openNote('', noteAnswer(''));
    await write('Write a note', 'x'.repeat(501));
    pressNow('Save');
    await screen.findByText('This is too long: use at most 500 characters');
    expect(server.callsTo(changeNote)).toEqual([]);
  });
});
