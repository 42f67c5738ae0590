import type { HolderTicket } from '@takst/contract/tickets/phone/get-holder-ticket.contract.ts';
import { useTexts } from '#texts/use-texts.ts';
import { CodePicture } from './code-picture.tsx';
import { useLongDate, wasEverValid } from './ticket-facts.tsx';

interface TicketCodeProps {
  ticket: HolderTicket;
  /** The server's time. */
  now: number;
}

/** The inspection code of a valid ticket, or why there is none. */
export function TicketCode({ ticket, now }: TicketCodeProps) {
  const t = useTexts('ticket-holder');
  const { code } = ticket;
  if (!code) return <WithoutCode ticket={ticket} />;
  if (code.validUntil.epochMilliseconds <= now) {
    return (
      <p role="alert" className="text-section font-semibold text-error">
        {t('codeOutdated')}
      </p>
    );
  }
  return (
    <>
      <CodePicture rows={code.rows} label={t('code')} />
      <p className="mt-2 text-ink-muted">{t('codeHelp')}</p>
    </>
  );
}

function WithoutCode({ ticket }: { ticket: HolderTicket }) {
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
