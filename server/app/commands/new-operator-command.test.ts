import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastFaults } from '#platform/tenants/brand.ts';
import { hexOf, oklchOf } from '#platform/tenants/colour.ts';
import { paletteOf } from '../operators/palette.ts';
import { readOperators } from '../operators/read-operators.ts';
import { newOperatorUsage, runNewOperatorCommand } from './new-operator-command.ts';

const today = Temporal.PlainDate.from('2026-03-06');
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'takst-operators-'));

describe('npm run new-operator', () => {
  it('makes a folder that is read at once, and tells the contrast of each text', () => {
    const folder = emptyFolder();
    const { isDone, lines } = runNewOperatorCommand(['nord', 'Nord', '#0b6e4f'], { folder, today });
    expect(isDone).toBe(true);
    expect(lines.join('\n')).toMatch(/^ {2}\d+\.\d\d {2}white on primaryLight$/m);
    expect(lines.join('\n')).toContain('http://nord.localhost:3000');
    const [operator] = readOperators(folder);
    expect(operator?.tenant).toMatchObject({ id: 'nord', operator: 'Nord', product: 'NORD' });
    expect(operator?.brand.mark).toBe('#0b6e4f');
  });

  it('changes nothing where there is such a folder', () => {
    const folder = emptyFolder();
    const make = (name: string) =>
      runNewOperatorCommand(['nord', name, '#0b6e4f'], { folder, today });
    make('Nord');
    expect(make('Sør')).toMatchObject({ isDone: false });
    expect(readFileSync(join(folder, 'nord/operator.json'), 'utf8')).toContain('"Nord"');
  });

  it.each([
    [[]],
    [['nord']],
    [['nord', 'Nord']],
    [['nord', 'Nord', 'green']],
    [['Nord', 'Nord', '#0b6e4f']],
    [['no-rd', 'Nord', '#0b6e4f']],
    [['../nord', 'Nord', '#0b6e4f']],
    [['nord', ' ', '#0b6e4f']],
    [['nord', 'Nord', '#0b6e4f', 'more']],
  ])('says how it is called for %j', (words) => {
    const folder = emptyFolder();
    const result = runNewOperatorCommand(words, { folder, today });
    expect(result).toEqual({ isDone: false, lines: [newOperatorUsage] });
    expect(existsSync(join(folder, 'nord'))).toBe(false);
  });
});

describe('the colours that are made from one', () => {
  const anyColour = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);

  it('can be read, whichever colour it is', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(contrastFaults(paletteOf(colour, 'inter'))).toEqual([]);
      }),
    );
  });

  it('know a colour by its lightness, chroma and hue', () => {
    expect(hexOf('oklch(0.575 0.21 27)')).toBe('#d92a2a');
    const { lightness, chroma, hue } = oklchOf('#d92a2a');
    expect([lightness.toFixed(2), chroma.toFixed(2), hue]).toEqual(['0.57', '0.21', 27]);
  });
});
