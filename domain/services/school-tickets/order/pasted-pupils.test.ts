import { expect, it } from 'vitest';
import { pastedPupils } from './pasted-pupils.rules.ts';

const nora = { firstName: 'Nora Mari', lastName: 'Berg', className: '8A', medium: '412 34 567' };
const ola = { firstName: 'Ola', lastName: 'Dahl', className: '8B', medium: '' };

it.each([
  ['four cells from a spreadsheet', 'Nora Mari\tBerg\t8A\t412 34 567\r\nOla\tDahl\t8B\t\r\n'],
  ['three cells with the name in one', 'Nora Mari Berg\t8A\t412 34 567\nOla Dahl\t8B\t\n'],
  ['lines with semicolons', 'Nora Mari;Berg;8A;412 34 567\n\nOla; Dahl ;8B;'],
  [
    'a heading',
    'Fornavn\tEtternavn\tKlasse\tMobil\nNora Mari\tBerg\t8A\t412 34 567\nOla\tDahl\t8B\t',
  ],
])('are pupils of %s', (_, text) => {
  expect(pastedPupils(text)).toEqual([nora, ola]);
});

it('are none of a single cell, which is typed where it is pasted', () => {
  expect(pastedPupils('Nora')).toBeNull();
  expect(pastedPupils('Nora Mari\n')).toBeNull();
  expect(pastedPupils('')).toBeNull();
});

it('keep a name of one word, so that the form can ask for the other', () => {
  expect(pastedPupils('Nora\t8A\t41234567')).toEqual([
    { firstName: 'Nora', lastName: '', className: '8A', medium: '41234567' },
  ]);
});
