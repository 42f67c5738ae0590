import type { HolderTicketOnTheWire } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { dayOf, longDateOf, timeOfDay } from './ticket/moments.ts';

interface CheckProps {
  ticket: HolderTicketOnTheWire;
  /** The server's time. */
  now: number;
}

/** When the server said last that the ticket is as it is shown. */
export function LastCheck({ ticket, now }: CheckProps) {
  const t = useTexts('ticket-holder');
  const language = usePageLanguage();
  const moment = Date.parse(ticket.answeredAt);
  const time = timeOfDay(moment);
  const day = dayOf(moment);
  return day === dayOf(now)
    ? t('checked', { time })
    : t('checkedOn', { date: longDateOf(day, language), time });
}

/**
 * Says that the ticket could not be checked again. It is always part of the page, and shown by the mark of the document
 * (`offline/copy-mark.ts`): so a copy says it before its script runs.
 */
export function CheckNotice({ ticket, now }: CheckProps) {
  const t = useTexts('ticket-holder');
  const lastCheck = <LastCheck ticket={ticket} now={now} />;
  return (
    <div role="status">
      <div className="mt-3 hidden in-data-[unchecked=offline]:block">
        <Notice kind="warning" title={t('offline')}>
          {lastCheck}. {t('offlineText')}
        </Notice>
      </div>
      <div className="mt-3 hidden in-data-[unchecked=trouble]:block">
        <Notice kind="warning" title={t('trouble')}>
          {lastCheck}. {t('troubleText')}
        </Notice>
      </div>
    </div>
  );
}
