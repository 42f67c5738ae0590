import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import type { Column } from '#design/table/column.ts';
import { Table } from '#design/table/table.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { useTicketFacts } from '#tickets/ticket-facts.ts';
import { IssuedTicketStatus } from '#tickets/ticket-status.tsx';

/** Cancelled and expired tickets, newest first as the server sorts them (spec 2 §4). */
export function ExpiredTicketTable({ tickets }: { tickets: readonly IssuedTicket[] }) {
  const t = useTexts('company-tickets');
  const facts = useTicketFacts();
  const columns: Column<IssuedTicket>[] = [
    { id: 'valid', header: t('valid'), cell: facts.validity, isRowHeader: true },
    { id: 'product', header: t('product'), cell: facts.product },
    { id: 'zones', header: t('zones'), cell: facts.zones },
    {
      id: 'status',
      header: t('status'),
      cell: (ticket) => <IssuedTicketStatus ticket={ticket} />,
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
