import { describe, expect, it } from 'vitest';
import type { TextFile } from './texts.ts';

type LoadedTexts = Readonly<Record<string, TextFile>>;
const files = import.meta.glob<LoadedTexts>(
  ['../../**/*.nb.ts', '../../**/*.en.ts', '!../../node_modules/**'],
  {
    eager: true,
  },
);
const norwegian = Object.keys(files).filter((path) => path.endsWith('.nb.ts'));
const placeholders = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\{\{\w+\}\}/g)].map(String).sort();

describe('the text files', () => {
  it('exist in both languages and have unique names', () => {
    expect(norwegian.length).toBeGreaterThan(4);
    const names = norwegian.map((path) => path.slice(path.lastIndexOf('/')));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(norwegian)(
    '%s says in English what it says in Norwegian, with the same values',
    (path) => {
      const nb = files[path]?.['nb'] ?? {};
      const en = files[path.replace('.nb.ts', '.en.ts')]?.['en'] ?? {};
      expect(Object.keys(en).sort()).toEqual(Object.keys(nb).sort());
      for (const [key, text] of Object.entries(nb)) {
        expect(placeholders(en[key]), key).toEqual(placeholders(text));
        expect(en[key], key).not.toBe('');
      }
    },
  );
});
