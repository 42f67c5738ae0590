import type { HolderTicketOnTheWire } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CodePicture } from '#platform/design/page/code-picture.tsx';
import { useLongDate, wasEverValid } from './ticket-facts.tsx';

interface TicketCodeProps {
  ticket: HolderTicketOnTheWire;
  /** The server's time. */
  now: number;
  /** The ticket could not be checked again. */
  isUnchecked: boolean;
}

/** The inspection code of a valid ticket, or why there is none. */
export function TicketCode({ ticket, now, isUnchecked }: TicketCodeProps) {
  const t = useTexts('ticket-holder');
  const { code, offlineCode } = ticket;
  if (!code) return <WithoutCode ticket={ticket} />;
  const isCurrent = isValidAt(code, now);
  const shownCode = isCurrent ? code : isUnchecked ? offlineCode : null;
  if (!shownCode || !isValidAt(shownCode, now)) {
    return (
      <p role="alert" className="text-section font-semibold text-error">
        {t('codeOutdated')}
      </p>
    );
  }
  return (
    <>
      <CodePicture rows={shownCode.rows} label={t('code')} />
      <p className="mt-2 text-ink-muted">{isCurrent ? t('codeHelp') : t('offlineCodeHelp')}</p>
    </>
  );
}

const isValidAt = ({ validUntil }: { validUntil: string }, now: number): boolean =>
  Date.parse(validUntil) > now;

function WithoutCode({ ticket }: { ticket: HolderTicketOnTheWire }) {
  const t = useTexts('ticket-holder');
  const longDate = useLongDate();
  const { status, startDate, expirationDate } = ticket;
  const text = {
    pending: t('pendingText', { start: longDate(startDate) }),
    cancelled: t('cancelledText'),
    failed: t('failedText'),
    expired: wasEverValid(ticket)
      ? t('expiredText', { end: longDate(expirationDate ?? startDate) })
      : t('neverValidText'),
  };
  const textKey = status === 'active' || status === 'anonymised' ? 'expired' : status;
  return <p className="text-section font-semibold">{text[textKey]}</p>;
}
