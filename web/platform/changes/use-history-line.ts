import type { HistoryEntry } from '@takst/contract/platform/changes/history-entry.schema.ts';
import { changeKind } from '@takst/domain/app/changes/change-kinds.ts';
import { formatNumber, locales } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useChangeSentence } from './use-change-sentence.ts';

type Made = NonNullable<HistoryEntry['batch']>['made'][number];

/** A line of a company's history: one change, or what a batch has made: “Kari Hansen ended the ticket for 20 people”. */
export function useHistoryLine() {
  const t = useTexts('change-history');
  const language = usePageLanguage();
  const sentenceOf = useChangeSentence({ isOfOnePerson: false });

  const madeText = ({ kind, changes }: Made) => {
    const { of, action } = changeKind(kind);
    const isOfPeople = of === 'ticket' || of === 'holder';
    const values = { count: changes, number: formatNumber(changes) };
    return `${action[language]} ${t(isOfPeople ? 'forPeople' : 'times', values)}`;
  };

  return (entry: HistoryEntry): string => {
    const { who, what } = sentenceOf(entry);
    const made = entry.batch?.made ?? [];
    if (made.length === 0) return `${who} ${what}`;
    return `${who} ${new Intl.ListFormat(locales[language]).format(made.map(madeText))}`;
  };
}
