// @vitest-environment happy-dom
import '../words/signed-in-design.ts';
import { cleanup, createEvent, fireEvent, render, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { DropArea } from './drop-area.tsx';

afterEach(cleanup);

const list = new File(['a;b'], 'list.csv');

function show({ isPending = false, hint }: { isPending?: boolean; hint?: string } = {}) {
  pageFactsOf({ tenant: 'ruter', language: 'en', signedIn: true });
  const acceptedNames: string[] = [];
  const area = (
    <DropArea
      accept=".csv"
      text="A list"
      isPending={isPending}
      {...(hint !== undefined && { hint })}
      onFile={({ name }) => acceptedNames.push(name)}
    />
  );
  const { container } = render(area);
  const input = container.querySelector('input');
  const target = container.firstElementChild;
  if (!input || !target) throw new Error('nothing was rendered');
  return {
    taken: acceptedNames,
    input,
    drop: (files: File[]) => fireEvent.drop(target, { dataTransfer: { files } }),
  };
}

describe('an area for a file', () => {
  it('takes the one that is chosen, also the same again after it was mended', () => {
    const { taken, input } = show();
    expect(input.accept).toBe('.csv');
    let opened = 0;
    input.addEventListener('click', () => (opened += 1));
    fireEvent.click(screen.getByRole('button', { name: 'Choose a file' }));
    expect(opened).toBe(1);
    for (let time = 0; time < 2; time += 1) {
      fireEvent.change(input, { target: { files: [list] } });
      expect(input.value).toBe('');
    }
    expect(taken).toEqual(['list.csv', 'list.csv']);
  });

  it('takes the first that is dropped, and nothing without one', () => {
    const { taken, drop } = show();
    screen.getByText('You can also drop the file here.');
    drop([]);
    drop([list, new File([''], 'other.csv')]);
    expect(taken).toEqual(['list.csv']);
  });

  it('takes none while another one is worked on', () => {
    const { taken, drop } = show({ isPending: true });
    drop([list]);
    expect(taken).toEqual([]);
  });

  it('keeps the page when a file is dropped beside it, until it is gone', () => {
    show();
    const isPrevented = () => {
      const event = createEvent.drop(document.body);
      fireEvent(document.body, event);
      return event.defaultPrevented;
    };
    expect(isPrevented()).toBe(true);
    cleanup();
    expect(isPrevented()).toBe(false);
  });

  it('says how else a file comes there', () => {
    show({ hint: 'Paste it.' });
    expect(screen.queryByText('Paste it.')).not.toBeNull();
    expect(screen.queryByText('You can also drop the file here.')).toBeNull();
  });
});
