import type {
  Difference,
  HistoryValue,
} from '@takst/contract/platform/changes/history-entry.schema.ts';
import { type ChangeField, changeFieldName } from '@takst/domain/app/changes/change-fields.ts';
import { formatDate, formatMoney, formatPhone } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Names that the company has given to fields, for example to the employee number. */
export type OwnFieldNames = Partial<Record<ChangeField, string>>;

/** The old and new value of a field: 'Invoicing: Weekly → Daily'. */
export function useChangeDetails(ownNames: OwnFieldNames) {
  const t = useTexts('change-history');
  const language = usePageLanguage();

  function valueText(value: HistoryValue | null): string {
    if (value === null) return t('none');
    if (value.as === 'text') return value.text;
    if (value.as === 'date') return formatDate(value.date);
    if (value.as === 'money') return formatMoney(value.ore);
    if (value.as === 'phone') return formatPhone(value.countryCode, value.phone);
    if (value.as === 'words') return value.words[language];
    if (value.as === 'yesNo') return t(value.yes ? 'yes' : 'no');
    return value.allZones ? t('allZones') : value.zones.join(' – ');
  }

  return ({ field, before, after }: Difference): string => {
    const name = ownNames[field] ?? changeFieldName(field)[language];
    return before
      ? t('becameFrom', { field: name, before: valueText(before), after: valueText(after) })
      : t('became', { field: name, after: valueText(after) });
  };
}
