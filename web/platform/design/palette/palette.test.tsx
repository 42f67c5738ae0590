// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '#testing/dom.ts';
import { Palette } from './palette.tsx';

afterEach(cleanup);

const words = ['Ansatte', 'Brukere', 'Faktura', 'Min side'];

/** What was done, in order. */
const acts: string[] = [];

function Words({ notice = null }: { notice?: string | null }) {
  const [search, setSearch] = useState('');
  const items = words
    .filter((text) => text.includes(search))
    .map((text) => ({
      id: text,
      icon: 'search' as const,
      text,
      detail: text === 'Faktura' ? 'Ctrl F' : undefined,
      onAct: () => acts.push(text),
    }));
  return (
    <Palette
      label="Finn"
      search={search}
      onSearch={setSearch}
      groups={items.length > 0 ? [{ id: 'pages', title: 'Sider', items }] : []}
      notice={notice}
      message="Ingen treff"
      onClose={() => acts.push('close')}
    />
  );
}

/** As the options say them, each with its detail. */
const all = ['Ansatte', 'Brukere', 'FakturaCtrl F', 'Min side'];

const visibleOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the palette', () => {
  it('keeps its order while the search leaves fewer, none, others and all again', async () => {
    render(<Words />);
    await waitFor(() => expect(visibleOptions()).toEqual(all));
    const box = screen.getByRole('combobox');
    for (const [search, options] of [
      ['Min', ['Min side']],
      ['', all],
      ['x', ['Ingen treff']],
      ['u', ['Brukere', 'FakturaCtrl F']],
      ['A', ['Ansatte']],
      ['', all],
    ] as const) {
      fireEvent.change(box, { target: { value: search } });
      await waitFor(() => expect(visibleOptions()).toEqual(options));
    }
  });

  it('closes before it does what was chosen', async () => {
    render(<Words />);
    fireEvent.click(await screen.findByRole('option', { name: 'Brukere' }));
    expect(acts.splice(0)).toEqual(['close', 'Brukere']);
  });

  it('is closed by one Escape with a search in it, by its button, and by a press beside it', async () => {
    render(<Words />);
    const box = await screen.findByRole('combobox');
    fireEvent.change(box, { target: { value: 'Min' } });
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(acts.splice(0)).toEqual(['close']);
    pressNow(/Esc$/);
    expect(acts.splice(0)).toEqual(['close']);
    const backdrop = document.querySelector('.bg-backdrop');
    if (!backdrop) throw new Error('There is no backdrop.');
    for (const kind of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const)
      fireEvent[kind](backdrop, { button: 0 });
    expect(acts.splice(0)).toEqual(['close']);
  });

  it('says when a part of the search failed', async () => {
    render(<Words notice="Uten ansatte" />);
    expect((await screen.findByText('Uten ansatte')).getAttribute('role')).toBe('status');
  });
});
