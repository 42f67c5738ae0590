import { isTest } from '../architecture/source-file.ts';

/** What a suffix says that a file is. */
const bySuffix: Readonly<Record<string, string>> = {
  modal: 'dialog',
  changes: 'kinds',
  nb: 'texts',
  en: 'texts',
  pages: 'pages',
};

/** One or two words for what a file is. */
export function partName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [, ...endings] = name.split('.');
  const [suffix = ''] = endings.slice(0, -1);
  if (path.endsWith('.sql')) return 'migration';
  if (isTest(path)) return suffix === 'test' ? 'test' : 'test helper';
  if (suffix !== '') return bySuffix[suffix] ?? suffix;
  return path.endsWith('.tsx') ? 'component' : 'code';
}
