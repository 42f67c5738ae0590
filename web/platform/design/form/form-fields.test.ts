import { describe, expect, it } from 'vitest';
import { faultAtField, faultLines, type FormField } from './form-fields.ts';

const faultText = (key: string) => `usual ${key}`;
const own = (key: string) => (key === 'tooLate' ? 'own tooLate' : undefined);
const whole = (key: string) => (key === 'tooLate' ? 'It starts too late.' : undefined);
const linesOf = (field: Partial<FormField>, errors: object) =>
  faultLines([{ name: 'start', label: 'Start', ...field }], errors, faultText);

describe('the fault of a field', () => {
  it.each<[string, Partial<FormField>, string, string]>([
    ['the usual text', {}, 'usual tooLate', 'Start: usual tooLate'],
    ['its own text', { fault: own }, 'own tooLate', 'Start: own tooLate'],
    [
      'a sentence of its own, which needs no label',
      { fault: own, sentence: whole, group: 'Kari' },
      'It starts too late.',
      'It starts too late.',
    ],
    ['its group', { group: 'Kari' }, 'usual tooLate', 'Kari, Start: usual tooLate'],
  ])('has %s', (_, texts, atField, inList) => {
    expect(faultAtField({ label: 'Start', ...texts }, 'tooLate', faultText)).toBe(atField);
    expect(linesOf(texts, { start: { message: 'tooLate' } })).toEqual([
      { field: 'start', message: inList },
    ]);
  });

  it('has the usual text where its own texts are about other faults', () => {
    const texts = { label: 'Start', fault: own, sentence: whole };
    expect(faultAtField(texts, 'required', faultText)).toBe('usual required');
    expect(linesOf(texts, { start: { message: 'required' } })).toEqual([
      { field: 'start', message: 'Start: usual required' },
    ]);
  });

  it('is the first one of the values that it shows, under its own name', () => {
    const paths = ['phone.code', 'phone.number'];
    const errors = { start: { message: 'of another' }, phone: { number: { message: 'tooShort' } } };
    expect(linesOf({ paths }, errors)).toEqual([
      { field: 'start', message: 'Start: usual tooShort' },
    ]);
    expect(linesOf({ paths }, { phone: { ...errors.phone, code: { message: 'first' } } })).toEqual([
      { field: 'start', message: 'Start: usual first' },
    ]);
    expect(linesOf({ paths }, {})).toEqual([]);
  });

  it('is the first one below what it shows, such as a cell of its rows', () => {
    const cells = [undefined, { from: { ref: 'x', message: 'required' }, to: { message: 'late' } }];
    expect(linesOf({}, { start: cells })).toEqual([
      { field: 'start', message: 'Start: usual required' },
    ]);
    expect(linesOf({}, { start: [undefined, {}] })).toEqual([]);
  });

  it.each([{ ref: 'x' }, { type: 'required' }])('%j, without words, is said, too', (start) => {
    expect(linesOf({}, { start })).toEqual([{ field: 'start', message: 'Start: usual ' }]);
  });
});

it('faults stand in the order of the fields', () => {
  const fields = ['one', 'two', 'three'].map((name) => ({ name, label: name }));
  const errors: object = { three: { message: 'a' }, one: { message: 'b' } };
  expect(faultLines(fields, errors, faultText).map(({ field }) => field)).toEqual(['one', 'three']);
});
