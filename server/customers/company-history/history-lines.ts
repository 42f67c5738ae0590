import type {
  HistoryEntry,
  HistoryValue,
} from '@takst/contract/platform/changes/history-entry.schema.ts';
import { changeFieldName } from '@takst/domain/app/changes/change-fields.ts';
import { changeKind } from '@takst/domain/app/changes/change-kinds.ts';
import { channelName } from '@takst/domain/platform/changes/channels.ts';
import { csvLine } from '@takst/domain/platform/csv/csv.rules.ts';
import type { Language } from '#platform/http/call.ts';
import { csvPhone } from '#platform/http/csv.ts';
import { norwegianDate, norwegianMoment } from '#platform/time/norwegian-date.ts';
import { historyTexts } from './history.texts.ts';

function valueText(value: HistoryValue | null, language: Language): string {
  const texts = historyTexts[language];
  if (value === null) return '';
  if (value.as === 'text') return value.text;
  if (value.as === 'date') return norwegianDate(value.date);
  if (value.as === 'money') return (value.ore / 100).toFixed(2).replace('.', ',');
  if (value.as === 'phone')
    return csvPhone({ phoneCountryCode: value.countryCode, phone: value.phone }).trim();
  if (value.as === 'words') return value.words[language];
  if (value.as === 'yesNo') return value.yes ? texts.yes : texts.no;
  return value.allZones ? texts.allZones : value.zones.join(' – ');
}

/** Zones and first day of a ticket: '1 – 2Ø, 01.12.2026'. */
const ticketText = (ticket: HistoryEntry['ticket'], language: Language): string =>
  ticket
    ? `${valueText({ as: 'zones', ...ticket }, language)}, ${norwegianDate(ticket.startDate)}`
    : '';

const erasedText = ({ erased }: HistoryEntry, language: Language): string =>
  erased ? historyTexts[language].erased(erased.ticketId) : '';

/** A line per altered field; one line for a change without visible fields. */
export function historyLines(entry: HistoryEntry, language: Language): string {
  const { at, kind, channel, who, about, ticket, differences } = entry;
  const change = [
    norwegianMoment(at),
    changeKind(kind).name[language],
    who ?? '',
    channelName(channel)[language],
    about ?? erasedText(entry, language),
    ticketText(ticket, language),
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
