import { browserStorage } from '@takst/domain/platform/retention/browser-storage.ts';
import type { RetentionPeriod } from '@takst/domain/platform/retention/retention-periods.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { daysToUse } from '@takst/domain/services/ticket-counter/order-limits.ts';
import { formatText } from '#platform/texts/format-text.ts';
import type { Language } from '#platform/texts/page-facts.ts';
import type { TextFile, TextKey } from '#platform/texts/texts.ts';
import type { TermsSection, TermsVersion } from './documents/terms-document.ts';
import type { TermsLink, TermsPath } from './documents/terms-links.ts';

export type TermsTable = {
  readonly kind: 'kept' | 'kept-why' | 'stored';
  readonly rows: readonly string[][];
};

/** A section in the words of a reader. */
export type ReadSection = {
  readonly id: string;
  readonly title: string;
  readonly texts: readonly string[];
  readonly list: readonly string[];
  readonly table: TermsTable | null;
  readonly links: readonly TermsLink[];
  readonly pages: readonly TermsPath[];
};

export type ReadTerms = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly ReadSection[];
};

export type TermsReader = {
  /** Of the version. */
  readonly texts: TextFile;
  /** What all documents share. */
  readonly shared: TextFile;
  readonly language: Language;
  readonly tenant: TenantId;
};

/** A version of a document as a reader of an operator's page sees it: page and HTML are drawn from it. */
export function readTerms(
  { outline, periods, textFile }: TermsVersion,
  reader: TermsReader,
): ReadTerms {
  const own = tenantOf(reader.tenant);
  const { operator, brandTitle } = own;
  const t = (key: string, values: Readonly<Record<string, string>> = {}) =>
    formatText({ ...reader, file: textFile, operator: own }, key, {
      operator,
      brandTitle,
      daysToUse,
      ...values,
    });
  const tableOf = ({ kept, stored }: TermsSection<string>): TermsTable | null => {
    if (stored) {
      const rows = stored.map(({ name, why }) => [name, t(why), storedUntil(name, reader)]);
      return { kind: 'stored', rows };
    }
    const rows = kept?.map(({ what, why, how, period }) => {
      const length = periods[period];
      if (!length) throw new Error(`The version has no period ${period}`);
      const cells = why ? [t(what), t(why)] : [t(what)];
      return [...cells, t(how, { period: periodText(length, reader) })];
    });
    return rows ? { kind: kept?.[0]?.why ? 'kept-why' : 'kept', rows } : null;
  };
  return {
    title: t(outline.title),
    lead: t(outline.lead),
    sections: outline.sections.map((section) => ({
      id: section.id,
      title: t(section.title),
      texts: section.texts?.map((key) => t(key)) ?? [],
      list: section.list?.map((key) => t(key)) ?? [],
      table: tableOf(section),
      links: section.links ?? [],
      pages: section.pages ?? [],
    })),
  };
}

const storedTexts = {
  'until-browser-closes': 'untilBrowserCloses',
  'until-tab-closes': 'untilTabCloses',
  'until-cleared': 'untilCleared',
} as const satisfies Readonly<Record<string, TextKey<'terms'>>>;

function storedUntil(name: keyof typeof browserStorage, reader: TermsReader): string {
  const lifetime = browserStorage[name];
  if (typeof lifetime !== 'string') return periodText(lifetime, reader);
  return formatText(sharedSource(reader), storedTexts[lifetime]);
}

type UnitText = TextKey<'terms'>;
type SharedReader = Omit<TermsReader, 'texts'>;

const sharedSource = ({ shared, language, tenant }: SharedReader) => ({
  texts: shared,
  file: 'terms',
  language,
  operator: tenantOf(tenant),
});

/** '3 måneder', '1 hour' */
export function periodText(period: RetentionPeriod, reader: SharedReader): string {
  const source = sharedSource(reader);
  if ('hours' in period)
    return formatText(source, 'hours' satisfies UnitText, { count: period.hours });
  if ('days' in period)
    return formatText(source, 'days' satisfies UnitText, { count: period.days });
  if ('months' in period)
    return formatText(source, 'months' satisfies UnitText, { count: period.months });
  return formatText(source, 'years' satisfies UnitText, { count: period.years });
}
