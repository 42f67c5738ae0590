import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Language } from './page-facts.ts';
import type { TextService } from './text-service.ts';
import type { TextFile } from './texts.ts';

type Values = Readonly<Record<string, string | number>>;
type TextSource = {
  texts: TextFile;
  language: Language;
  tenant: TenantId;
  /** The service of the page, where it has words of its own. */
  service?: TextService | null;
};

const plurals = { nb: new Intl.PluralRules('nb'), en: new Intl.PluralRules('en') };

/**
 * The text of a key with its values filled in. The service's own variant comes first (`title_housing`),
 * then the tenant's (`title_fjord`, spec 1 §1), and with a `count` the form for the number (`people_one`, `people_other`).
 */
export function formatText(
  { texts, language, tenant, service }: TextSource,
  key: string,
  values: Values = {},
): string {
  const { count } = values;
  const number = typeof count === 'number' ? `_${plurals[language].select(count)}` : '';
  const text =
    (service && (texts[`${key}_${service}${number}`] ?? texts[`${key}_${service}`])) ??
    texts[`${key}_${tenant}${number}`] ??
    texts[`${key}_${tenant}`] ??
    texts[`${key}${number}`] ??
    texts[key];
  if (text === undefined) throw new Error(`There is no text ${key}${number}`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
