import type { HistoryValue } from '@takst/contract/changes/difference.schema.ts';
import type { CompanyHistoryEntry } from '@takst/contract/companies/company-history.schema.ts';
import { changeFieldName } from '@takst/domain/changes/change-fields.ts';
import { changeKindName, channelName } from '@takst/domain/changes/change-kinds.ts';
import type { Language } from '#http/call.ts';
import { csvLine } from './csv.ts';
import { historyTexts } from './history.texts.ts';

const two = (value: number): string => String(value).padStart(2, '0');

const dateText = ({ day, month, year }: Temporal.PlainDate): string =>
  `${two(day)}.${two(month)}.${year}`;

function momentText(moment: Temporal.Instant): string {
  const at = moment.toZonedDateTimeISO('Europe/Oslo');
  return `${dateText(at.toPlainDate())} ${two(at.hour)}:${two(at.minute)}`;
}

function valueText(value: HistoryValue | null, language: Language): string {
  const texts = historyTexts[language];
  if (value === null) return '';
  if (value.as === 'text') return value.text;
  if (value.as === 'date') return dateText(value.date);
  if (value.as === 'words') return value.words[language];
  if (value.as === 'yesNo') return value.yes ? texts.yes : texts.no;
  return value.allZones ? texts.allZones : value.zones.join(' – ');
}

export const historyHeading = (language: Language): string =>
  csvLine(historyTexts[language].headings);

/** A line for each field that a change altered; one where it altered none that is told. */
export function historyLines(entry: CompanyHistoryEntry, language: Language): string {
  const { at, kind, channel, who, about, differences } = entry;
  const change = [
    momentText(at),
    changeKindName(kind)[language],
    who ?? '',
    channelName(channel)[language],
    about ?? '',
  ];
  if (differences.length === 0) return csvLine([...change, '', '', '']);
  return differences
    .map(({ field, before, after }) =>
      csvLine([
        ...change,
        changeFieldName(field)[language],
        valueText(before, language),
        valueText(after, language),
      ]),
    )
    .join('');
}
