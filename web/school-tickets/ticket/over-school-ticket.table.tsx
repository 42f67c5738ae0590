import type { SchoolTicketOnPage } from '@takst/contract/school-tickets/ticket/get-school-ticket.contract.ts';
import { Button } from '#design/buttons/button.tsx';
import type { Column } from '#design/table/column.ts';
import { Table } from '#design/table/table.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { DeliveredStatus } from '#tickets/delivered/delivered-status.tsx';
import { useDeliveredFacts } from '#tickets/delivered/use-delivered-facts.ts';

interface OverSchoolTicketTableProps {
  label: string;
  tickets: readonly SchoolTicketOnPage[];
  onUndoEnd: (ticket: SchoolTicketOnPage) => void;
}

/** Tickets of a pupil that are over, those that began last first (spec 3 §4). */
export function OverSchoolTicketTable({ label, tickets, onUndoEnd }: OverSchoolTicketTableProps) {
  const t = useTexts('school-ticket');
  const tTicket = useTexts('delivered-ticket');
  const tActions = useTexts('ticket-actions');
  const facts = useDeliveredFacts();
  const columns: Column<SchoolTicketOnPage>[] = [
    {
      id: 'valid',
      header: tTicket('valid'),
      isRowHeader: true,
      cell: (ticket) => (
        <>
          {facts.validity(ticket)}
          <span className="block text-caption font-normal text-ink-muted">
            {t('schoolYear')} {ticket.schoolYear}
          </span>
        </>
      ),
    },
    {
      id: 'zones',
      header: t('zones'),
      cell: (ticket) => (
        <>
          {facts.zones(ticket)}
          <span className="block text-caption text-ink-muted">
            {facts.medium(ticket, ticket.cardNumber)}
          </span>
        </>
      ),
    },
    {
      id: 'status',
      header: tTicket('status'),
      cell: (ticket) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <DeliveredStatus ticket={ticket} />
          {ticket.mayUndoEnd && (
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
