import type { HistoryEntry } from '@takst/contract/platform/changes/history-entry.schema.ts';
import { channelName } from '@takst/domain/platform/changes/channels.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import type { ReactNode } from 'react';
import { formatLongDate, formatTime } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeDetails } from './change-details.tsx';
import type { OwnFieldNames } from './use-change-details.ts';
import { useChangeSentence } from './use-change-sentence.ts';

const icons: Partial<Record<string, IconName>> = {
  'order-ticket': 'plus',
  'end-ticket': 'minus',
  'cancel-pending-ticket': 'close',
  'undo-end': 'undo',
  'change-zone': 'swap',
  'resend-pickup-code': 'send',
  'resend-ticket': 'send',
  'redeem-ticket': 'phone',
  'show-ticket': 'phone',
  'change-phone': 'phone',
};

interface ChangeTimelineProps {
  /** Newest first. */
  entries: readonly HistoryEntry[];
  /** All about one person, whose name is left out. */
  isOfOnePerson: boolean;
  ownFieldNames: OwnFieldNames;
  /** Takes the change back, while it can be. */
  undoOf: (entry: HistoryEntry) => ReactNode;
}

/** What happened, as sentences along a line. */
export function ChangeTimeline(props: ChangeTimelineProps) {
  const { entries, isOfOnePerson, ownFieldNames, undoOf } = props;
  const sentenceOf = useChangeSentence({ isOfOnePerson });
  const timeOf = useChangeTime();
  return (
    <ol>
      {entries.map((entry) => {
        const { who, what } = sentenceOf(entry);
        return (
          <li
            key={entry.id}
            className="relative flex gap-3 pb-4 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-0 not-last:before:left-3.5 not-last:before:w-px not-last:before:bg-line"
          >
            <span className="grid size-7 shrink-0 place-items-center rounded-full border border-line bg-surface text-ink-muted">
              <Icon name={icons[entry.kind] ?? 'edit'} className="size-4" />
            </span>
            <div className="min-w-0 pt-0.5 text-small">
              <p className="wrap-anywhere">
                <strong className="font-semibold">{who}</strong> {what}
              </p>
              <p className="text-caption text-ink-muted">
                {timeOf(entry)} {undoOf(entry)}
              </p>
              <ChangeDetails entry={entry} ownFieldNames={ownFieldNames} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** 'I dag kl. 09:14', 'I går kl. 09:14', '11. februar kl. 13:40', with the channel where it is not the portal. */
function useChangeTime() {
  const t = useTexts('change-history');
  const language = usePageLanguage();
  const { today } = useSignedIn();
  const moment = useMoment();
  return ({ at, channel }: HistoryEntry): string => {
    const day = businessDayOf(at);
    const time = formatTime(at);
    const daysAgo = day.until(today).days;
    const when =
      daysAgo === 0 || daysAgo === 1
        ? moment(at)
        : t('dayAt', { day: formatLongDate(day, language, today), time });
    return channel === 'portal' ? when : `${when} · ${channelName(channel)[language]}`;
  };
}
