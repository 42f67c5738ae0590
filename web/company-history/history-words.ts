import type { HistoryValue } from '@takst/contract/changes/difference.schema.ts';
import type { CompanyHistoryEntry } from '@takst/contract/companies/company-history.schema.ts';
import { changeFieldName } from '@takst/domain/changes/change-fields.ts';
import { changeKindName, changeKinds, channelName } from '@takst/domain/changes/change-kinds.ts';
import { formatDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useTexts } from '#texts/use-texts.ts';

type Difference = CompanyHistoryEntry['differences'][number];

/** A line of the history in words. */
export function useHistoryWords() {
  const t = useTexts('company-history');
  const language = usePageLanguage();
  const kindOf = (kind: string) => changeKindName(kind)[language];

  function valueOf(value: HistoryValue | null): string {
    if (value === null) return t('none');
    if (value.as === 'text') return value.text;
    if (value.as === 'date') return formatDate(value.date);
    if (value.as === 'words') return value.words[language];
    if (value.as === 'yesNo') return t(value.yes ? 'yes' : 'no');
    return value.allZones ? t('allZones') : value.zones.join(' – ');
  }

  return {
    kindOf,
    /** To choose from, by the name that stands there. */
    kinds: changeKinds
      .map((kind) => ({ value: kind as string, label: kindOf(kind) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    whoOf: ({ who, channel }: CompanyHistoryEntry): string =>
      [who, channelName(channel)[language]].filter(Boolean).join(', '),
    differenceOf({ field, before, after }: Difference): string {
      const words = { field: changeFieldName(field)[language], after: valueOf(after) };
      return before ? t('becameFrom', { ...words, before: valueOf(before) }) : t('became', words);
    },
  };
}
