import type { Subscription } from '@takst/contract/ticketing/subscribers/subscription.schema.ts';
import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { mayUndoEnd } from '@takst/domain/ticketing/tickets/end-correction.rules.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useTicketFacts } from '#ticketing/tickets/ticket-facts.ts';
import { IssuedTicketStatus, TicketStatus } from '#ticketing/tickets/ticket-status.tsx';
import { useTicketEditor } from '#ticketing/tickets/use-ticket-editor.ts';
import { daysOf } from './entry-lists.ts';

interface ExpiredEntryTableProps {
  label: string;
  tickets: readonly IssuedTicket[];
  subscriptions: readonly Subscription[];
  onUndoEnd: (ticketId: number) => void;
}

type Entry = { ticket: IssuedTicket } | { subscription: Subscription };

const daysOfEntry = (entry: Entry) =>
  'ticket' in entry ? entry.ticket : daysOf(entry.subscription);

/** Cancelled and expired tickets and subscriptions, newest first (spec 2 §4). */
export function ExpiredEntryTable(props: ExpiredEntryTableProps) {
  const { label, tickets, subscriptions, onUndoEnd } = props;
  const t = useTexts('employees');
  const tTickets = useTexts('company-tickets');
  const facts = useTicketFacts();
  const language = usePageLanguage();
  const entries: readonly Entry[] = [
    ...tickets.map((ticket) => ({ ticket })),
    ...subscriptions.map((subscription) => ({ subscription })),
  ].toSorted((one, other) =>
    Temporal.PlainDate.compare(daysOfEntry(other).startDate, daysOfEntry(one).startDate),
  );
  const columns: Column<Entry>[] = [
    {
      id: 'zones',
      header: t('zones'),
      isRowHeader: true,
      cell: (entry) =>
        'subscription' in entry ? (
          entry.subscription.name[language]
        ) : (
          <>
            {facts.zones(entry.ticket)}
            <span className="block text-caption font-normal text-ink-muted">
              {facts.product(entry.ticket)}
            </span>
          </>
        ),
    },
    { id: 'valid', header: t('valid'), cell: (entry) => facts.validity(daysOfEntry(entry)) },
    {
      id: 'price',
      header: t('priceColumn'),
      width: 8,
      cell: (entry) => facts.shortPrice('ticket' in entry ? entry.ticket : entry.subscription),
    },
    {
      id: 'status',
      header: tTickets('status'),
      cell: (entry) =>
        'ticket' in entry ? (
          <TicketState ticket={entry.ticket} onUndoEnd={onUndoEnd} />
        ) : (
          <TicketStatus ticket={{ ...daysOf(entry.subscription), awaitsPickup: false }} />
        ),
      onCard: 'aside',
    },
  ];
  return (
    <Table
      label={label}
      columns={columns}
      rows={entries}
      rowKey={(entry) => ('ticket' in entry ? entry.ticket.id : entry.subscription.id)}
      empty={null}
    />
  );
}

type TicketStateProps = { ticket: IssuedTicket } & Pick<ExpiredEntryTableProps, 'onUndoEnd'>;

function TicketState({ ticket, onUndoEnd }: TicketStateProps) {
  const tChange = useTexts('ticket-actions');
  const editor = useTicketEditor();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <IssuedTicketStatus ticket={ticket} />
      {mayUndoEnd(ticket, editor) && (
        <Button variant="quiet" icon="undo" onClick={() => onUndoEnd(ticket.id)}>
          {tChange('undoEnd')}
        </Button>
      )}
    </span>
  );
}
