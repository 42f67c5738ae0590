import type { Subscriber } from '@takst/contract/subscribers/subscriber.schema.ts';
import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import type { TicketAction } from '@takst/domain/tickets/ticket-actions.rules.ts';
import { type ReactNode, useState } from 'react';
import { SubscriberHistory } from '#subscribers/history/subscriber-history.tsx';
import { NoteCard } from '#subscribers/note/note-card.tsx';
import { useUndoEnd } from '#tickets/change/use-undo-end.ts';
import { useEmployeeIdLabel } from '#tickets/use-employee-id-label.ts';
import { Button } from '#design/buttons/button.tsx';
import { formatPhone } from '#design/format.ts';
import { Card } from '#design/page/card.tsx';
import { DescriptionList } from '#design/page/description-list.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ActiveTickets } from './active-tickets.tsx';
import { changeDialogs, type EmployeeAction } from './change-dialogs.ts';
import { ExpiredTicketTable } from './expired-ticket.table.tsx';
import { isOnActiveList, isOnExpiredList } from './ticket-lists.ts';

interface EmployeeProps {
  name: string;
  back: ReactNode;
  /** Null while loading. */
  person: PersonWithTickets | null;
}

type PersonWithTickets = { subscriber: Subscriber; tickets: readonly IssuedTicket[] };
type Change = { action: EmployeeAction; ticket: IssuedTicket };

export function Employee({ name, back, person }: EmployeeProps) {
  const tChange = useTexts('change-ticket');
  const [change, setChange] = useState<Change | null>(null);
  const { undoEnd } = useUndoEnd();
  const newest = person?.tickets[0];
  const Dialog = change && changeDialogs[change.action];
  return (
    <>
      {/* Keeps its element while the person loads, so that it keeps the focus. */}
      <PageHeader
        back={back}
        title={name}
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
      {person ? (
        <Tickets
          {...person}
          onAct={(action, ticket) =>
            action === 'undo-end' ? undoEnd(ticket.id) : setChange({ action, ticket })
          }
        />
      ) : (
        <Card>
          <SkeletonLines lines={4} />
        </Card>
      )}
      {Dialog && person && (
        <Dialog ticket={change.ticket} tickets={person.tickets} onClose={() => setChange(null)} />
      )}
    </>
  );
}

type TicketsProps = PersonWithTickets & {
  onAct: (action: TicketAction, ticket: IssuedTicket) => void;
};

function Tickets({ subscriber, tickets, onAct }: TicketsProps) {
  const t = useTexts('company-tickets');
  const expired = tickets.filter(isOnExpiredList);
  return (
    <div className="grid gap-6">
      <Person subscriber={subscriber} />
      <ActiveTickets
        tickets={tickets.filter(isOnActiveList)}
        subscriberId={subscriber.id}
        onAct={onAct}
      />
      {expired.length > 0 && (
        <section>
          <h2 className="mb-3 text-section font-semibold">{t('expiredTickets')}</h2>
          <Card isFlush>
            <ExpiredTicketTable tickets={expired} />
          </Card>
        </section>
      )}
      <NoteCard subscriberId={subscriber.id} />
      <SubscriberHistory subscriberId={subscriber.id} />
    </div>
  );
}

function Person({ subscriber }: { subscriber: Subscriber }) {
  const t = useTexts('company-tickets');
  const employeeIdLabel = useEmployeeIdLabel();
  const { company } = useSession();
  const phone = formatPhone(subscriber.phoneCountryCode, subscriber.phone);
  return (
    <Card>
      <DescriptionList
        columns={3}
        items={[
          { term: employeeIdLabel, value: subscriber.employeeId },
          { term: t('mobile'), value: <span className="tabular-nums">{phone}</span> },
          { term: t('company'), value: company.name },
        ]}
      />
    </Card>
  );
}
