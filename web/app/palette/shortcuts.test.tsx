// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { PaletteButton } from './palette-button.tsx';
import { openKeyboardDialog } from './palette-state.ts';
import { Shortcuts } from './shortcuts.tsx';

beforeEach(() => void fakeServer());
afterEach(() => {
  openKeyboardDialog(null);
  cleanup();
});

async function open() {
  const Page = () => (
    <>
      <PaletteButton />
      <h1>The page</h1>
      <Shortcuts />
    </>
  );
  await openPage({
    pages: { '/minside': Page },
    at: '/minside',
    texts: ['palette', 'app', 'ticket-actions'],
  });
  return screen.findByRole('heading', { name: 'The page' });
}
const keysDialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

describe('the dialogs of the keyboard', () => {
  it('are opened by their keys, one at a time, and closed', async () => {
    const page = await open();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(page, { key: 'k', ctrlKey: true });
    const box = await screen.findByRole('combobox');
    fireEvent.keyDown(box, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    fireEvent.keyDown(page, { key: '?' });
    const dialog = within(await keysDialog());
    const rows = [...document.querySelectorAll('dl dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(rows.slice(1)).toEqual([
      ['Search the page', '/'],
      ['Move between the rows of a list', '↑↓'],
      ['Open the row', 'Enter'],
      ['Send the form', 'CtrlEnter'],
      ['Close, or clear the search of the page', 'Esc'],
      ['Show the shortcuts', '?'],
    ]);
    fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are listed from the palette, too, which both buttons of the header open', async () => {
    await open();
    const buttons = screen.getAllByRole('button', { name: /^Find employee, page or action/ });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      fireEvent.click(button);
      fireEvent.keyDown(await screen.findByRole('combobox'), { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    }
    fireEvent.click(buttons[0] ?? document.body);
    fireEvent.click(await screen.findByRole('option', { name: 'Keyboard shortcuts' }));
    await keysDialog();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
