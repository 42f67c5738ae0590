// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSchoolOrder, pasteInto, valueOf, writePupil } from './test-school-order-form.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const nora = ['Nora', 'Berg', '8A', '41234567'] as const;

describe('an order of school tickets', () => {
  it('takes rows of a spreadsheet, wherever they are pasted', async () => {
    await openSchoolOrder();
    writePupil(1, nora);
    pasteInto(1, 'Class', 'Emil Dahl\t8B\t+47 412 34 568\nIda Vik\t8C\t41234569');
    await screen.findByRole('group', { name: 'Pupil 3' });
    expect([1, 2, 3].map((place) => valueOf(place, 'First name'))).toEqual(['Nora', 'Emil', 'Ida']);
    expect(valueOf(2, 'Mobile number').replaceAll(/\D/gu, '')).toBe('41234568');
    expect(valueOf(3, 'Class')).toBe('8C');
  });

  it('takes card numbers of a spreadsheet, and leaves a single text to its field', async () => {
    await openSchoolOrder();
    fireEvent.click(screen.getByRole('radio', { name: /^Travel cards \(ID-based\)/ }));
    pasteInto(1, 'Class', '8A');
    expect(screen.queryByRole('group', { name: 'Pupil 2' })).toBeNull();
    pasteInto(1, 'Class', 'Emil Dahl\t8B\t1234567890\nIda Vik\t8C\t1234567891');
    await screen.findByRole('group', { name: 'Pupil 2' });
    expect([1, 2].map((place) => valueOf(place, 'Card number'))).toEqual([
      '1234567890',
      '1234567891',
    ]);
    expect(screen.queryByText(/There was no room/)).toBeNull();
  });

  it('says how many pasted pupils found no room, and where they do', async () => {
    await openSchoolOrder();
    const rows = Array.from({ length: 52 }, (_, row) => `Elev Nummer${row}\t8A\t41234567`);
    pasteInto(1, 'Class', rows.join('\n'));
    await screen.findByText('There was no room for 2 pupils');
    expect(screen.getByRole('button', { name: 'Add a pupil' })).toHaveProperty('disabled', true);
    expect(screen.getAllByRole('link', { name: 'Order from a file or a long list' })).toHaveLength(
      2,
    );
  }, 30_000);

  it('counts those that stand there already', async () => {
    await openSchoolOrder();
    writePupil(1, nora);
    const rows = Array.from({ length: 50 }, (_, row) => `Elev Nummer${row}\t8A\t41234567`);
    pasteInto(1, 'Class', rows.join('\n'));
    await screen.findByText('There was no room for 1 pupil');
    expect(valueOf(1, 'First name')).toBe('Nora');
  }, 30_000);
});
