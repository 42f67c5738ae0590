import type { HistoryEntry } from '@takst/contract/platform/changes/history-entry.schema.ts';
import type { SentenceEnd } from '@takst/domain/platform/changes/change-kind.ts';
import { changeKind } from '@takst/domain/app/changes/change-kinds.ts';
import { channelName } from '@takst/domain/platform/changes/channels.ts';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Who did it, and the rest of the sentence. */
type ChangeSentence = { readonly who: string; readonly what: string };

type Ticket = NonNullable<HistoryEntry['ticket']>;

/**
 * A change in one sentence: “Kari Hansen cancelled the ticket for Ola Nordmann in zone 1 – 2Ø from
 * 1 December 2026”. The history of one person leaves out the holder's name; the sentence about somebody
 * whose personal data has been deleted says so.
 */
export function useChangeSentence({ isOfOnePerson }: { isOfOnePerson: boolean }) {
  const t = useTexts('change-history');
  const language = usePageLanguage();

  const zonesOf = ({ zones, allZones }: Ticket) => {
    if (allZones) return t('inAllZones');
    const names = zones.join(' – ');
    return /^\d/.test(names)
      ? t('inNumberedZones', { zones: names })
      : t('inZones', { zones: names });
  };

  const lastDayOf = ({ differences }: HistoryEntry) => {
    const end = differences.find(({ field }) => field === 'expirationDate')?.after;
    return end?.as === 'date' && t('lastDay', { date: formatLongDate(end.date, language) });
  };

  const erasedText = ({ ticketId }: NonNullable<HistoryEntry['erased']>) =>
    ticketId === null ? t('erased') : t('erasedTicket', { ticketId: String(ticketId) });

  const endOf: Record<SentenceEnd, (entry: HistoryEntry) => readonly (string | false | null)[]> = {
    nothing: () => [],
    subject: ({ about }) => [about],
    holder: ({ about }) => [about !== null && !isOfOnePerson && t('forHolder', { holder: about })],
    ticket: (entry) => [
      ...endOf.holder(entry),
      entry.ticket && zonesOf(entry.ticket),
      entry.ticket && t('fromDate', { date: formatLongDate(entry.ticket.startDate, language) }),
      lastDayOf(entry),
    ],
  };

  return (entry: HistoryEntry): ChangeSentence => {
    const { of, action } = changeKind(entry.kind);
    const who = entry.who ?? channelName(entry.channel)[language];
    const what = [action[language], ...endOf[of](entry)].filter(Boolean).join(' ');
    return { who, what: entry.erased ? `${what}. ${erasedText(entry.erased)}` : what };
  };
}
