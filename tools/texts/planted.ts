import { findTextFaults } from './find-text-faults.ts';

const loadsTexts = 'a page loads the texts that it shows';
const homeEntry = (texts: readonly string[]) =>
  `export const homeEntries = { '/hjem': { texts: ${JSON.stringify(texts)}, load: () => import('#catalogue/home/home.page.tsx') } };`;

/** Pages and texts without a fault; each plant replaces one of them. */
const sound = {
  'web/catalogue/home/home.nb.ts': "export const nb = { title: 'Hei, {{name}}' };",
  'web/catalogue/home/home.en.ts': "export const en = { title: 'Hi, {{name}}' };",
  'web/catalogue/home/home.page.tsx':
    "export const Page = () => <p>{useTexts('home')('title')}</p>;",
  'web/catalogue/home/home.pages.ts': homeEntry(['home']),
  'web/other/other.page.tsx': "export const Other = () => <p className='wide'>{t('spare')}</p>;",
  'web/platform/texts/field-faults.nb.ts': "export const nb = { required: 'Fyll ut' };",
  'web/platform/texts/field-faults.en.ts': "export const en = { required: 'Fill in' };",
  'contract/a/b.schema.ts': "export const b = z.string({ error: 'required' });",
};

const common = {
  'web/platform/texts/common-words.nb.ts': "export const nb = { save: 'Lagre' };",
  'web/platform/texts/common-words.en.ts': "export const en = { save: 'Save' };",
  'web/catalogue/home/b.tsx': "export const B = () => <p>{useTexts('home')('save')}</p>;",
};

const page = (inside: string) => ({
  'web/catalogue/home/b.tsx': `export const B = () => ${inside};`,
});
const withPart = {
  'web/catalogue/home/home.page.tsx':
    "import { Part } from './part.tsx';\nexport const Page = () => <Part>{useTexts('home')('title')}</Part>;",
};
const isOutside = 'words stand in text files';

/** For each rule what breaks it; a check that does not find one of these proves nothing. */
const plantedFaults: readonly { rule: string; files: Readonly<Record<string, string>> }[] = [
  {
    rule: 'texts come in pairs',
    files: { 'web/catalogue/home/b.nb.ts': "export const nb = { b: 'B' };" },
  },
  {
    rule: 'words of an operator stand in place of a text',
    files: { 'operators/nord/words.json': '{ "nb": { "home.heading": "Hei" } }' },
  },
  {
    rule: 'both languages have the same keys',
    files: { 'web/catalogue/home/home.en.ts': "export const en = { heading: 'Hi, {{name}}' };" },
  },
  {
    rule: 'both languages have the same placeholders',
    files: { 'web/catalogue/home/home.en.ts': "export const en = { title: 'Hi, {{nane}}' };" },
  },
  {
    rule: 'a text says something',
    files: { 'web/catalogue/home/home.en.ts': "export const en = { title: '' };" },
  },
  {
    // Another page's key of the same name is no use of this one.
    rule: 'somebody shows every text',
    files: {
      'web/catalogue/home/home.nb.ts': "export const nb = { title: 'Hei, {{name}}', spare: 'x' };",
      'web/catalogue/home/home.en.ts': "export const en = { title: 'Hi, {{name}}', spare: 'x' };",
    },
  },
  {
    rule: 'every fault of a field has its words',
    files: { 'contract/a/c.schema.ts': "export const c = z.string({ error: 'tooEarly' });" },
  },
  {
    rule: 'every fault of a field has its words',
    files: { 'server/platform/http/d.ts': "export const d = { path: 'a', message: 'unheardOf' };" },
  },
  {
    rule: 'a common word stands once',
    files: {
      ...common,
      'web/catalogue/home/home.nb.ts':
        "export const nb = { title: 'Hei, {{name}}', keep: 'Lagre' };",
      'web/catalogue/home/home.en.ts': "export const en = { title: 'Hi, {{name}}', keep: 'Save' };",
    },
  },
  {
    rule: 'somebody shows every text',
    files: {
      ...common,
      'web/catalogue/home/b.tsx': 'export const B = () => null;',
    },
  },
  { rule: loadsTexts, files: { 'web/catalogue/home/home.pages.ts': homeEntry([]) } },
  {
    // A part of the page reads a file that only another page loads.
    rule: loadsTexts,
    files: {
      'web/catalogue/home/part.tsx': "export const Part = () => useTexts('other')('title');",
      ...withPart,
    },
  },
  {
    rule: loadsTexts,
    files: {
      'web/catalogue/home/part.tsx':
        "export const Part = () => useOperation(save, { texts: 'other' });",
      ...withPart,
    },
  },
  {
    rule: loadsTexts,
    files: {
      'web/catalogue/home/home.page.tsx':
        "const Dialog = lazyDialog(() => import('./a.modal.tsx'));\nexport const Page = () => useTexts('home')('title');",
      'web/catalogue/home/a.modal.tsx': "export const A = () => useTexts('other')('title');",
    },
  },
  { rule: isOutside, files: page('<p>Hei</p>') },
  { rule: isOutside, files: page('<>{"Hei"}</>') },
  { rule: isOutside, files: page('<p>{on ? "Ja" : null}</p>') },
  { rule: isOutside, files: page('<p>{`${price} kr`}</p>') },
  { rule: isOutside, files: page('<p>{"hei " + name}</p>') },
  { rule: isOutside, files: page('<Part kind={on ? "Lagret nå" : "x"} />') },
  { rule: isOutside, files: page('<a title="lukk" />') },
  { rule: isOutside, files: page('<a aria-label={on && "Lukk"} />') },
  { rule: isOutside, files: page('<img alt={`Bilde ${name}`} />') },
  { rule: isOutside, files: page('<input placeholder="Navn" />') },
];

const faultsOf = (files: Readonly<Record<string, string>>) =>
  findTextFaults(Object.entries(files).map(([path, text]) => ({ path, text })));

/** The same Norwegian word may be another English one. */
const soundWithCommon = {
  ...sound,
  ...common,
  'web/other/other.nb.ts': "export const nb = { keep: 'Lagre' };",
  'web/other/other.en.ts': "export const en = { keep: 'Keep' };",
  'web/other/c.tsx': "export const C = () => <p>{useTexts('other')('keep')}</p>;",
};

/** A dialog loads its own texts beside its code. */
const soundWithDialog = {
  ...sound,
  'web/catalogue/home/home.page.tsx':
    "const Dialog = lazyDialog(() => Promise.all([import('./a.modal.tsx'), loadTexts(['other'])]));\nexport const Page = () => <p>{useTexts('home')('title')}</p>;",
  'web/catalogue/home/a.modal.tsx': "export const A = () => useTexts('other')('title');",
};

/** The plants that were not found, the count of those that were, and false alarms on sound pages. */
export function provePlanted(): { proven: number; blind: string[] } {
  const blind = plantedFaults
    .filter(({ rule, files }) => !faultsOf({ ...sound, ...files }).some((f) => f.rule === rule))
    .map(({ rule, files }) => `${rule}: ${Object.keys(files).join(', ')}`);
  const falseAlarms = [
    ...faultsOf(sound),
    ...faultsOf(soundWithCommon),
    ...faultsOf(soundWithDialog),
  ].map(({ rule, where }) => `a false alarm: ${rule}: ${where}`);
  return { proven: plantedFaults.length - blind.length, blind: [...blind, ...falseAlarms] };
}
