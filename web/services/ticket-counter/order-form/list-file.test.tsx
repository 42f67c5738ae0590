// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSource } from '#ticketing/batches/read/read-source.ts';
import type { ReadRequest } from '#ticketing/batches/read/reading-worker.ts';
import { choose, openCounterOrder } from './test-counter-order-form.tsx';

/** Reads at once. */
class ReadingWorker extends EventTarget {
  async postMessage({ source, knownHeadings }: ReadRequest) {
    const data = await readSource(source, knownHeadings, () => undefined).then(
      (table) => ({ kind: 'list', list: table }),
      (thrown: object) => ({ kind: 'problem', ...thrown }),
    );
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {}
}

beforeEach(async () => {
  await import('./list-file.tsx');
  sessionStorage.clear();
  vi.stubGlobal('Worker', ReadingWorker);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const give = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('File'), {
    target: { files: [new File([text], 'guests.csv')] },
  });

describe('a list that is read from a file', () => {
  it('stands below what was typed, with what the form needs of it', async () => {
    await openCounterOrder();
    const lines = () => screen.getByLabelText<HTMLTextAreaElement>('Mobile numbers').value;
    await screen.findByRole('button', { name: 'Upload a guest list' });
    write('Mobile numbers', '41234567\n');
    await give(
      'By;Mobil;Navn;Antall\nOslo;412 34 568;Kari, Nordmann;2\nBergen;;;\nBergen;41234569;;\n',
    );
    await waitFor(() => expect(lines()).toBe('41234567\nKari Nordmann\t412 34 568\t2\n41234569'));
    await give('41234560\n');
    await waitFor(() => expect(lines()).toMatch(/41234569\n41234560$/));
  });

  it('has card numbers for cards, and says when it cannot be read', async () => {
    await openCounterOrder();
    choose(/^Travel card/);
    await screen.findByRole('button', { name: 'Upload card numbers' });
    const cards = () => screen.getByLabelText<HTMLTextAreaElement>('Card numbers').value;
    await give('');
    await screen.findByRole('alert');
    expect(cards()).toBe('');
    await give('Kortnummer;Kategori\n1234567890;Honnør\n');
    await waitFor(() => expect(cards()).toBe('1234567890\tHonnør'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
