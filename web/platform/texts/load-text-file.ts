import type { Language } from './page-facts.ts';
import type { TextFile } from './texts.ts';

type Texts = Readonly<Record<string, TextFile>>;
type Files = Readonly<Record<string, () => Promise<Texts>>>;

// What visitors see, too. The design system imports its own texts.
const publicFiles: Files = import.meta.glob<Texts>([
  '../../{app,catalogue/home,platform/api,platform/texts,customers/activation}/*.{nb,en}.ts',
  '../../{services/self-service/tools,ticketing/ticket-holder}/*.{nb,en}.ts',
  '!../../platform/texts/common-words.*.ts',
]);

const userFilesIn = {
  nb: () => import('./user-texts-nb.ts'),
  en: () => import('./user-texts-en.ts'),
};

/** Loads one file in one language; each is a chunk. */
export async function loadTextFile(language: Language, file: string): Promise<TextFile> {
  const name = `/${file}.${language}.ts`;
  const load =
    loaderOf(publicFiles, name) ?? loaderOf((await userFilesIn[language]()).userFiles, name);
  const texts = (await load?.())?.[language];
  if (!texts) throw new Error(`There are no texts ${file} in ${language}`);
  return texts;
}

const loaderOf = (files: Files, name: string) =>
  Object.entries(files).find(([path]) => path.endsWith(name))?.[1];
