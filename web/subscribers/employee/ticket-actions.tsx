import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import type { TicketAction } from '@takst/domain/tickets/ticket-actions.rules.ts';
import { useId } from 'react';
import { Button } from '#design/buttons/button.tsx';
import type { ButtonVariant } from '#design/buttons/button-style.ts';
import type { IconName } from '#design/icon-paths.ts';
import type { PlainTextKey } from '#texts/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useTicketEditor } from '#tickets/use-ticket-editor.ts';
import { buttonsOf } from './ticket-buttons.ts';

type Look = readonly [PlainTextKey<'change-ticket'>, IconName, ButtonVariant?];

const looks: Readonly<Record<TicketAction, Look>> = {
  'change-zone': ['changeZone', 'map'],
  'end-ticket': ['endTicket', 'minus', 'danger'],
  'undo-end': ['undoEnd', 'undo'],
  'cancel-pending-ticket': ['cancelTicket', 'minus', 'danger'],
  'resend-pickup-code': ['resendCode', 'phone'],
  'resend-ticket': ['resendTicket', 'phone'],
};

interface TicketActionsProps {
  ticket: IssuedTicket;
  onAct: (action: TicketAction) => void;
}

/** The actions of a ticket; unavailable ones are disabled and say why. */
export function TicketActions({ ticket, onAct }: TicketActionsProps) {
  const t = useTexts('change-ticket');
  const id = useId();
  const buttons = buttonsOf(ticket, useTicketEditor());
  const obstacles = [...new Set(buttons.flatMap(({ obstacle }) => obstacle ?? []))];
  return (
    <div className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap gap-3">
        {buttons.map(({ action, obstacle }) => {
          const [label, icon, variant] = looks[action];
          return (
            <Button
              key={action}
              icon={icon}
              variant={variant}
              className="max-sm:w-full"
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
        <ul className="mt-3 grid gap-1 text-small text-ink-muted">
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
