import type { HolderTicketOnTheWire } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { timeOfDay } from './ticket/moments.ts';

type Look = { colour: string; icon: IconName; word: PlainTextKey<'ticket-holder'> };
const expired: Look = { colour: 'bg-ink', icon: 'close', word: 'expired' };

const looks: Record<HolderTicketOnTheWire['status'], Look> = {
  active: { colour: 'bg-success', icon: 'check', word: 'active' },
  pending: { colour: 'bg-warning', icon: 'calendar', word: 'pending' },
  expired,
  cancelled: { colour: 'bg-danger-solid', icon: 'close', word: 'cancelled' },
  failed: { colour: 'bg-danger-solid', icon: 'error', word: 'failed' },
  anonymised: expired,
};

const unchecked: Look = { colour: 'bg-ink', icon: 'clock', word: 'unchecked' };

interface TicketBannerProps {
  ticket: HolderTicketOnTheWire;
  /** The server's time. */
  now: number;
}

/** A ticket is called valid as long as there is a code that proves it. */
const lookOf = ({ status, offlineCode }: HolderTicketOnTheWire, now: number): Look =>
  status === 'active' && offlineCode && Date.parse(offlineCode.validUntil) <= now
    ? unchecked
    : looks[status];

/** Shows from two metres away whether the ticket is valid. The running clock exposes screenshots. */
export function TicketBanner({ ticket, now }: TicketBannerProps) {
  const t = useTexts('ticket-holder');
  const { colour, icon, word } = lookOf(ticket, now);
  return (
    <div className={classNames('flex items-center justify-between gap-3 p-4 text-surface', colour)}>
      <p className="flex items-center gap-2 text-figure font-bold">
        <Icon name={icon} className="size-7" />
        {t(word)}
      </p>
      <p aria-hidden="true" className="text-section font-semibold tabular-nums">
        {timeOfDay(now)}
      </p>
    </div>
  );
}
