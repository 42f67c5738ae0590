import type { Language } from '#platform/texts/page-facts.ts';
import type { TextFile } from '#platform/texts/texts.ts';

/** The texts of visitors' pages, each file and language a chunk: they do not load the list of all. */
const files = import.meta.glob<Readonly<Record<string, TextFile>>>([
  '../../{app,platform/api,platform/texts,customers/activation}/*.{nb,en}.ts',
  '../../{catalogue/company-info,catalogue/home,ticketing/ticket-holder}/*.{nb,en}.ts',
  '!../../platform/texts/common-words.*.ts',
  '../../services/free-tickets/{info,tax-notice}/*.{nb,en}.ts',
  '../../services/onboarding/*.{nb,en}.ts',
  '../../services/onboarding/{register,request-access,signing,verify-phone}/*.{nb,en}.ts',
  '../../services/self-service/tools/*.{nb,en}.ts',
  '../../platform/terms/**/*.{nb,en}.ts',
  '../../services/ticket-counter/info/*.{nb,en}.ts',
  '../../services/vouchers/*.{nb,en}.ts',
]);

export async function loadPublicText(language: Language, file: string): Promise<TextFile> {
  const name = `/${file}.${language}.ts`;
  const load = Object.entries(files).find(([path]) => path.endsWith(name))?.[1];
  const texts = (await load?.())?.[language];
  if (!texts) throw new Error(`Visitors have no texts ${file} in ${language}`);
  return texts;
}
