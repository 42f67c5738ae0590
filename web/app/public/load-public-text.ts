import type { Language } from '#texts/page-facts.ts';
import type { TextFile } from '#texts/texts.ts';

/** The texts of visitors' pages, each file and language a chunk: they do not load the list of all. */
const files = import.meta.glob<Readonly<Record<string, TextFile>>>([
  '../../{activation,api,app,company-info,home,texts,ticket-holder}/*.{nb,en}.ts',
  '../../free-tickets/{info,tax-notice}/*.{nb,en}.ts',
  '../../onboarding/*.{nb,en}.ts',
  '../../onboarding/{register,request-access,signing,verify-phone}/*.{nb,en}.ts',
  '../../self-service/tools/*.{nb,en}.ts',
  '../../terms/**/*.{nb,en}.ts',
  '../../ticket-counter/info/*.{nb,en}.ts',
  '../../vouchers/*.{nb,en}.ts',
]);

export async function loadPublicText(language: Language, file: string): Promise<TextFile> {
  const name = `/${file}.${language}.ts`;
  const load = Object.entries(files).find(([path]) => path.endsWith(name))?.[1];
  const texts = (await load?.())?.[language];
  if (!texts) throw new Error(`Visitors have no texts ${file} in ${language}`);
  return texts;
}
