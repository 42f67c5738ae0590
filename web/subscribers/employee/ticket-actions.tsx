import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import { useId } from 'react';
import { Button } from '#design/buttons/button.tsx';
import type { IconName } from '#design/icon-paths.ts';
import type { PlainTextKey } from '#texts/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useTicketEditor } from '#tickets/use-ticket-editor.ts';
import { buttonsOf, type TicketButtonAction } from './ticket-buttons.ts';

type Look = readonly [PlainTextKey<'ticket-actions'>, IconName];

const looks: Readonly<Record<TicketButtonAction, Look>> = {
  'change-zone': ['changeZone', 'swap'],
  'change-phone': ['changePhone', 'phone'],
  'resend-pickup-code': ['resendCode', 'send'],
  'resend-ticket': ['resendTicket', 'send'],
  'undo-end': ['undoEnd', 'undo'],
  'end-ticket': ['endTicket', 'minus'],
  'cancel-pending-ticket': ['cancelTicket', 'minus'],
};

const isDanger = (action: TicketButtonAction): boolean =>
  action === 'end-ticket' || action === 'cancel-pending-ticket';

interface TicketActionsProps {
  ticket: IssuedTicket;
  onAct: (action: TicketButtonAction) => void;
}

/** The actions of a ticket, the one that takes something away last; unavailable ones say why. */
export function TicketActions({ ticket, onAct }: TicketActionsProps) {
  const t = useTexts('ticket-actions');
  const id = useId();
  const buttons = buttonsOf(ticket, useTicketEditor());
  const obstacles = [...new Set(buttons.flatMap(({ obstacle }) => obstacle ?? []))];
  return (
    <div className="grid gap-3 border-t border-line bg-sunken px-(--space-panel) py-3">
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
        {buttons.map(({ action, obstacle }) => {
          const [label, icon] = looks[action];
          return (
            <Button
              key={action}
              icon={icon}
              variant={isDanger(action) ? 'danger' : 'secondary'}
              className={isDanger(action) ? 'px-3 sm:ml-auto' : 'px-3'}
              aria-disabled={obstacle !== null}
              aria-describedby={obstacle ? `${id}-${obstacle}` : undefined}
              onClick={() => obstacle ?? onAct(action)}
            >
              {t(label)}
            </Button>
          );
        })}
      </div>
      {obstacles.length > 0 && (
        <ul className="grid gap-1 text-small text-ink-muted">
          {obstacles.map((obstacle) => (
            <li key={obstacle} id={`${id}-${obstacle}`}>
              {t(obstacle)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
