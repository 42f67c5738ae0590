import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { PdfBrand } from './pdf-brand.ts';

export type PdfFonts = {
  readonly regular: Buffer;
  readonly bold: Buffer;
  readonly codePoints: ReadonlySet<number>;
};

const loaded = new Map<string, Promise<PdfFonts>>();

/** The typeface of a brand, read once in the life of the process. */
export function loadFonts({ regular, bold }: PdfBrand): Promise<PdfFonts> {
  const fonts = loaded.get(regular) ?? readFonts(regular, bold);
  loaded.set(regular, fonts);
  return fonts;
}

async function readFonts(regularFile: string, boldFile: string): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([regularFile, boldFile].map(readFont));
  if (!regular || !bold) throw new Error(`no font ${regularFile}`);
  const font = create(regular);
  if (!('characterSet' in font)) throw new Error(`${regularFile} holds several fonts`);
  return { regular, bold, codePoints: new Set(font.characterSet) };
}

const { resolve } = createRequire(import.meta.url);
const readFont = (file: string) => readFile(resolve(`@expo-google-fonts/${file}`));

const whitespace = /[^\S\u00A0]+|\p{Cc}+/gu;

/** A text that the typeface can draw: on one line, and with a question mark for what it lacks. */
export const drawableText = (text: string, { codePoints }: PdfFonts): string =>
  [...text.normalize('NFC').replaceAll(whitespace, ' ')]
    .map((character) => (codePoints.has(character.codePointAt(0) ?? 0) ? character : '?'))
    .join('')
    .trim();
