// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, render, screen, waitFor } from '#testing/dom.ts';
import { Palette } from './palette.tsx';

afterEach(cleanup);

const words = ['Ansatte', 'Brukere', 'Faktura', 'Min side'];

function Words() {
  const [search, setSearch] = useState('');
  const items = words
    .filter((text) => text.includes(search))
    .map((text) => ({ id: text, icon: 'search' as const, text, onAct: () => undefined }));
  return (
    <Palette
      label="Finn"
      search={search}
      onSearch={setSearch}
      groups={items.length > 0 ? [{ id: 'pages', title: 'Sider', items }] : []}
      notice={null}
      message="Ingen treff"
      onClose={() => undefined}
    />
  );
}

const visibleOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the palette', () => {
  it('keeps its order while the search leaves fewer, none, others and all again', async () => {
    render(<Words />);
    await waitFor(() => expect(visibleOptions()).toEqual(words));
    const box = screen.getByRole('combobox');
    for (const [search, options] of [
      ['Min', ['Min side']],
      ['', words],
      ['x', ['Ingen treff']],
      ['u', ['Brukere', 'Faktura']],
      ['A', ['Ansatte']],
      ['', words],
    ] as const) {
      fireEvent.change(box, { target: { value: search } });
      await waitFor(() => expect(visibleOptions()).toEqual(options));
    }
  });
});
