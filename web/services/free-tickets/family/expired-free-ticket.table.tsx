import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DeliveredStatus } from '#ticketing/tickets/delivered/delivered-status.tsx';
import { holderName } from './holder-name.ts';
import { useFreeActions } from './use-free-actions.ts';
import { useFreeTicketFacts } from './use-free-ticket-facts.ts';

interface ExpiredFreeTicketTableProps {
  label: string;
  tickets: readonly FreeTicket[];
  onUndoEnd: (ticket: FreeTicket) => void;
}

/** Tickets that are over, those that began last first; one that was ended today comes back from here. */
export function ExpiredFreeTicketTable(props: ExpiredFreeTicketTableProps) {
  const { label, tickets, onUndoEnd } = props;
  const t = useTexts('free-family');
  const tTicket = useTexts('delivered-ticket');
  const tActions = useTexts('ticket-actions');
  const facts = useFreeTicketFacts();
  const actionsOf = useFreeActions();
  const columns: Column<FreeTicket>[] = [
    {
      id: 'holder',
      header: t('holder'),
      isRowHeader: true,
      cell: (ticket) => (
        <>
          {holderName(ticket)}
          <span className="block text-caption font-normal text-ink-muted">
            {facts.relation(ticket)} · {facts.profile(ticket)}
          </span>
        </>
      ),
    },
    { id: 'valid', header: tTicket('valid'), cell: facts.validity },
    {
      id: 'zones',
      header: t('zones'),
      cell: (ticket) => (
        <>
          {facts.zones(ticket)}
          <span className="block text-caption text-ink-muted">{facts.medium(ticket)}</span>
        </>
      ),
    },
    {
      id: 'status',
      header: tTicket('status'),
      cell: (ticket) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <DeliveredStatus ticket={ticket} />
          {actionsOf(ticket).has('undo-end') && (
            <Button variant="quiet" icon="undo" onClick={() => onUndoEnd(ticket)}>
              {tActions('undoEnd')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <Table label={label} columns={columns} rows={tickets} rowKey={({ id }) => id} empty={null} />
  );
}
