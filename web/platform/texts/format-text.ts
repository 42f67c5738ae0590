import type { Tenant } from '@takst/domain/platform/tenants/tenants.ts';
import type { Language } from './page-facts.ts';
import type { TextService } from './text-service.ts';
import type { TextFile } from './texts.ts';

type Values = Readonly<Record<string, string | number>>;
type TextSource = {
  texts: TextFile;
  /** The name of the text file, by which an operator names a text of its own. */
  file: string;
  language: Language;
  operator: Pick<Tenant, 'freeTicketWord' | 'words'>;
  /** The service of the page, where it has words of its own. */
  service?: TextService | null;
};

const plurals = { nb: new Intl.PluralRules('nb'), en: new Intl.PluralRules('en') };

/**
 * The text of a key with its values filled in. The service's own variant comes first (`title_housing`), then the operator's
 * own words, then the variant for what it calls a free ticket (`title_employeeTicket`, spec 1 §1), and with a `count` the
 * form for the number (`people_one`, `people_other`).
 */
export function formatText(
  { texts, file, language, operator, service }: TextSource,
  key: string,
  values: Values = {},
): string {
  const { count } = values;
  const number = typeof count === 'number' ? `_${plurals[language].select(count)}` : '';
  const own = operator.words[language];
  const word = operator.freeTicketWord;
  const text =
    (service && (texts[`${key}_${service}${number}`] ?? texts[`${key}_${service}`])) ??
    own[`${file}.${key}${number}`] ??
    own[`${file}.${key}`] ??
    texts[`${key}_${word}${number}`] ??
    texts[`${key}_${word}`] ??
    texts[`${key}${number}`] ??
    texts[key];
  if (text === undefined) throw new Error(`There is no text ${key}${number}`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
