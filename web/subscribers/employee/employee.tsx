import type { Subscriber } from '@takst/contract/subscribers/subscriber.schema.ts';
import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import { mayUndoEnd } from '@takst/domain/tickets/end-correction.rules.ts';
import { type ReactNode, useState } from 'react';
import { SubscriberHistory } from '#subscribers/history/subscriber-history.tsx';
import { NoteCard } from '#subscribers/note/note-card.tsx';
import { NeverLeaverCard } from '#tickets/never-leaver/never-leaver-card.tsx';
import { useUndoEnd } from '#tickets/use-undo-end.ts';
import { useTicketEditor } from '#tickets/use-ticket-editor.ts';
import { useEmployeeIdLabel } from '#tickets/use-employee-id-label.ts';
import { Button } from '#design/buttons/button.tsx';
import { formatPhone } from '#design/format.ts';
import { Card } from '#design/page/card.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ActiveTickets } from './active-tickets.tsx';
import { changeDialogs, type EmployeeAction } from './change-dialogs.ts';
import type { TicketCardAction } from './ticket-buttons.ts';
import { ExpiredTicketTable } from './expired-ticket.table.tsx';
import { isOnActiveList, isOnExpiredList } from './ticket-lists.ts';

interface EmployeeProps {
  name: string;
  back: ReactNode;
  /** Undefined while loading; a list may have the subscriber before. */
  subscriber: Subscriber | undefined;
  tickets: readonly IssuedTicket[] | undefined;
}

type Change = { action: EmployeeAction; ticket: IssuedTicket };

export function Employee({ name, back, subscriber, tickets }: EmployeeProps) {
  const tChange = useTexts('change-ticket');
  const [change, setChange] = useState<Change | null>(null);
  const undoEnd = useUndoEnd(name);
  const newest = tickets?.[0];
  const Dialog = change && changeDialogs[change.action];
  return (
    <>
      {/* Keeps its element while the person loads, so that it keeps the focus. */}
      <PageHeader
        back={back}
        title={name}
        subtitle={usePersonLine(subscriber)}
        actions={
          newest && (
            <Button
              icon="edit"
              onClick={() => setChange({ action: 'update-contact-details', ticket: newest })}
            >
              {tChange('changeInfo')}
            </Button>
          )
        }
      />
      {subscriber && tickets ? (
        <Tickets
          subscriberId={subscriber.id}
          name={name}
          tickets={tickets}
          onAct={(action, ticket) =>
            action === 'undo-end' ? undoEnd(ticket.id) : setChange({ action, ticket })
          }
          onUndoEnd={undoEnd}
        />
      ) : (
        <Card>
          <SkeletonLines lines={4} />
        </Card>
      )}
      {Dialog && tickets && (
        <Dialog ticket={change.ticket} tickets={tickets} onClose={() => setChange(null)} />
      )}
    </>
  );
}

type TicketsProps = {
  subscriberId: number;
  name: string;
  tickets: readonly IssuedTicket[];
  onAct: (action: TicketCardAction, ticket: IssuedTicket) => void;
  onUndoEnd: (ticketId: number) => void;
};

function Tickets({ subscriberId, name, tickets, onAct, onUndoEnd }: TicketsProps) {
  const t = useTexts('employees');
  const editor = useTicketEditor();
  const expired = tickets.filter(isOnExpiredList);
  const undoable = tickets.filter((ticket) => mayUndoEnd(ticket, editor)).map(({ id }) => id);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_var(--size-aside)]">
      <div className="grid min-w-0 gap-4">
        <ActiveTickets
          tickets={tickets.filter(isOnActiveList)}
          subscriberId={subscriberId}
          onAct={onAct}
        />
        {expired.length > 0 && (
          <Card title={t('expiredTickets')} isFlush>
            <ExpiredTicketTable tickets={expired} onUndoEnd={onUndoEnd} />
          </Card>
        )}
        <NoteCard subscriberId={subscriberId} name={name} />
        <NeverLeaverCard subscriberId={subscriberId} />
      </div>
      <SubscriberHistory
        subscriberId={subscriberId}
        undoableTickets={undoable}
        onUndoEnd={onUndoEnd}
      />
    </div>
  );
}

/** Who it is, below the name: number at work, phone, company. */
function usePersonLine(subscriber: Subscriber | undefined): ReactNode {
  const employeeIdLabel = useEmployeeIdLabel();
  const { company } = useSession();
  if (!subscriber) return undefined;
  const { employeeId, phoneCountryCode, phone } = subscriber;
  return (
    <span className="flex flex-wrap gap-x-4 text-table">
      <span title={employeeIdLabel}>
        <span className="sr-only">{employeeIdLabel} </span>
        {employeeId}
      </span>
      <span className="whitespace-nowrap tabular-nums">{formatPhone(phoneCountryCode, phone)}</span>
      <span>{company.name}</span>
    </span>
  );
}
