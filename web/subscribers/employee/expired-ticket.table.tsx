import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import { mayUndoEnd } from '@takst/domain/tickets/end-correction.rules.ts';
import { Button } from '#design/buttons/button.tsx';
import type { Column } from '#design/table/column.ts';
import { Table } from '#design/table/table.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { useTicketFacts } from '#tickets/ticket-facts.ts';
import { IssuedTicketStatus } from '#tickets/ticket-status.tsx';
import { useTicketEditor } from '#tickets/use-ticket-editor.ts';

interface ExpiredTicketTableProps {
  tickets: readonly IssuedTicket[];
  onUndoEnd: (ticketId: number) => void;
}

/** Cancelled and expired tickets, newest first as the server sorts them (spec 2 §4). */
export function ExpiredTicketTable({ tickets, onUndoEnd }: ExpiredTicketTableProps) {
  const t = useTexts('employees');
  const tTickets = useTexts('company-tickets');
  const tChange = useTexts('change-ticket');
  const facts = useTicketFacts();
  const editor = useTicketEditor();
  const columns: Column<IssuedTicket>[] = [
    {
      id: 'zones',
      header: t('zones'),
      isRowHeader: true,
      cell: (ticket) => (
        <>
          {facts.zones(ticket)}
          <span className="block text-caption font-normal text-ink-muted">
            {facts.product(ticket)}
          </span>
        </>
      ),
    },
    { id: 'valid', header: t('valid'), cell: facts.validity },
    { id: 'price', header: t('priceColumn'), width: 8, cell: facts.shortPrice },
    {
      id: 'status',
      header: tTickets('status'),
      cell: (ticket) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <IssuedTicketStatus ticket={ticket} />
          {mayUndoEnd(ticket, editor) && (
            <Button variant="quiet" icon="undo" onClick={() => onUndoEnd(ticket.id)}>
              {tChange('undoEnd')}
            </Button>
          )}
        </span>
      ),
      onCard: 'aside',
    },
  ];
  return (
    <Table
      label={t('expiredTickets')}
      columns={columns}
      rows={tickets}
      rowKey={(ticket) => ticket.id}
      empty={null}
    />
  );
}
