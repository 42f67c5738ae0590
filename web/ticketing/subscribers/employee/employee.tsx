import type { Subscription } from '@takst/contract/ticketing/subscribers/subscription.schema.ts';
import type { Subscriber } from '@takst/contract/ticketing/subscribers/subscriber.schema.ts';
import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { mayUndoEnd } from '@takst/domain/ticketing/tickets/end-correction.rules.ts';
import { type ReactNode, useState } from 'react';
import { SubscriberHistory } from '#ticketing/subscribers/history/subscriber-history.tsx';
import { CostCentreCard } from '#ticketing/subscribers/cost-centres/cost-centre-card.tsx';
import { InvoiceLinesCard } from '#ticketing/subscribers/invoice-lines/invoice-lines-card.tsx';
import { NoteCard } from '#ticketing/subscribers/note/note-card.tsx';
import { NeverLeaverCard } from '#ticketing/tickets/never-leaver/never-leaver-card.tsx';
import { useTicketEditor } from '#ticketing/tickets/use-ticket-editor.ts';
import { useEmployeeIdLabel } from '#ticketing/tickets/use-employee-id-label.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatPhone } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { NewSubscriptionButton } from '#ticketing/tickets/new-subscription-button.tsx';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { ActiveEntries } from './active-entries.tsx';
import { UpdateContactDetails } from './change-dialogs.ts';
import type { TicketCardAction } from './ticket-buttons.ts';
import type { TicketChanges } from './ticket-changes.ts';
import {
  agreementOf,
  isOnActiveList,
  isOnExpiredList,
  subscriptionsWithoutTicket,
} from './entry-lists.ts';
import { ExpiredEntryTable } from './expired-entry.table.tsx';
import { useHasMoreToOrder } from './use-has-more-to-order.ts';
import { useActInAddress } from './use-act-in-address.ts';
import { useTicketDialog } from './use-ticket-dialog.tsx';

interface EmployeeProps {
  name: string;
  back: ReactNode;
  changes: TicketChanges;
  /** Undefined while loading; a list may have the subscriber before. */
  subscriber: Subscriber | undefined;
  tickets: readonly IssuedTicket[] | undefined;
  subscriptions: readonly Subscription[] | undefined;
  /** What a service shows of a person below what they have. */
  afterEntries?: ((subscriberId: number) => ReactNode) | undefined;
}

export function Employee(props: EmployeeProps) {
  const { name, back, changes, subscriber, tickets, subscriptions, afterEntries } = props;
  const tChange = useTexts('ticket-actions');
  const { undoEnd, act, dialog } = useTicketDialog(changes, { name, tickets });
  const [changesDetails, setChangesDetails] = useState(false);
  const [changesPhone, setChangesPhone] = useState(false);
  const newest = tickets?.[0] ?? subscriptions?.[0];
  const agreementId = agreementOf({ tickets: tickets ?? [], subscriptions: subscriptions ?? [] });
  const movable = subscriptionsWithoutTicket({
    tickets: tickets ?? [],
    subscriptions: subscriptions ?? [],
  });
  const [firstMovable] = movable;
  const ChangePhone = changes.dialogs['change-phone'];
  return (
    <>
      {/* Keeps its element while the person loads, so that it keeps the focus. */}
      <PageHeader
        back={back}
        title={name}
        subtitle={usePersonLine(subscriber, agreementId)}
        actions={
          newest && (
            <>
              <Button icon="edit" onClick={() => setChangesDetails(true)}>
                {tChange('changeInfo')}
              </Button>
              {firstMovable && (
                <Button icon="phone" onClick={() => setChangesPhone(true)}>
                  {tChange('changePhone')}
                </Button>
              )}
              <MoreToOrder tickets={tickets ?? []} subscriptions={subscriptions ?? []} />
            </>
          )
        }
      />
      {subscriber && tickets && subscriptions ? (
        <Tickets
          subscriberId={subscriber.id}
          name={name}
          tickets={tickets}
          subscriptions={subscriptions}
          onAct={act}
          onUndoEnd={undoEnd}
          afterEntries={afterEntries}
        />
      ) : (
        <Card>
          <SkeletonLines lines={4} />
        </Card>
      )}
      {dialog}
      {firstMovable && tickets && changesPhone && (
        <ChangePhone
          ticket={firstMovable}
          tickets={tickets}
          subscriptions={movable}
          onClose={() => setChangesPhone(false)}
        />
      )}
      {newest && changesDetails && (
        <UpdateContactDetails
          ticket={newest}
          agreementId={agreementId}
          onClose={() => setChangesDetails(false)}
        />
      )}
    </>
  );
}

type TicketsProps = Pick<EmployeeProps, 'afterEntries'> & {
  subscriberId: number;
  name: string;
  tickets: readonly IssuedTicket[];
  subscriptions: readonly Subscription[];
  onAct: (action: TicketCardAction, ticket: IssuedTicket) => void;
  onUndoEnd: (ticketId: number) => void;
};

function Tickets(props: TicketsProps) {
  const { subscriberId, name, tickets, subscriptions, onAct, onUndoEnd } = props;
  useActInAddress(subscriberId, tickets, onAct);
  const t = useTexts('employees');
  const editor = useTicketEditor();
  const { hasCostCentres, hasRoster } = useServicePages();
  const expired = tickets.filter(isOnExpiredList);
  const expiredSubscriptions = subscriptions.filter(isOnExpiredList);
  const expiredTitle = t(
    expiredSubscriptions.length === 0
      ? 'expiredTickets'
      : expired.length === 0
        ? 'expiredSubscriptions'
        : 'expiredBoth',
  );
  const undoable = tickets.filter((ticket) => mayUndoEnd(ticket, editor)).map(({ id }) => id);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_var(--size-aside)]">
      <div className="grid min-w-0 gap-4">
        <ActiveEntries
          tickets={tickets.filter(isOnActiveList)}
          subscriptions={subscriptions.filter(isOnActiveList)}
          subscriberId={subscriberId}
          onAct={onAct}
        />
        {props.afterEntries?.(subscriberId)}
        {expired.length + expiredSubscriptions.length > 0 && (
          <Card title={expiredTitle} isFlush>
            <ExpiredEntryTable
              label={expiredTitle}
              tickets={expired}
              subscriptions={expiredSubscriptions}
              onUndoEnd={onUndoEnd}
            />
          </Card>
        )}
        <InvoiceLinesCard subscriberId={subscriberId} />
        {hasCostCentres && <CostCentreCard subscriberId={subscriberId} name={name} />}
        <NoteCard subscriberId={subscriberId} name={name} />
        {hasRoster && <NeverLeaverCard subscriberId={subscriberId} />}
      </div>
      <SubscriberHistory
        subscriberId={subscriberId}
        agreementId={agreementOf({ tickets, subscriptions })}
        undoableTickets={undoable}
        onUndoEnd={onUndoEnd}
      />
    </div>
  );
}

type HeldEntries = Pick<TicketsProps, 'tickets' | 'subscriptions'>;

/** The button for what can be ordered beside what the person has; without anything it stands in the page. */
function MoreToOrder(entries: HeldEntries) {
  const t = useTexts('tickets');
  const hasMore = useHasMoreToOrder(entries);
  const [current] = [...entries.tickets, ...entries.subscriptions].filter(isOnActiveList);
  if (!hasMore || !current) return null;
  const label = t(entries.tickets.some(isOnActiveList) ? 'orderSubscription' : 'orderTicket');
  return <NewSubscriptionButton subscriberId={current.subscriberId} label={label} />;
}

/** Who it is, below the name: number at work, phone, company. */
function usePersonLine(
  subscriber: Subscriber | undefined,
  agreementId: number | undefined,
): ReactNode {
  const employeeIdLabel = useEmployeeIdLabel(agreementId);
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
