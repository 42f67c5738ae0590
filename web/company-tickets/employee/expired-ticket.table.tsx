import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';
import { Status } from '#design/page/status.tsx';
import type { Column } from '#design/table/column.ts';
import { Table } from '#design/table/table.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { useTicketFacts } from './ticket-facts.ts';

/** Cancelled and expired tickets, the newest first as the server gives them (spec 2 §4). */
export function ExpiredTicketTable({ tickets }: { tickets: readonly CompanyTicket[] }) {
  const say = useTexts('company-tickets');
  const facts = useTicketFacts();
  const columns: Column<CompanyTicket>[] = [
    { id: 'valid', header: say('valid'), cell: facts.validity, isRowHeader: true },
    { id: 'product', header: say('product'), cell: facts.product },
    { id: 'zones', header: say('zones'), cell: facts.zones },
    {
      id: 'status',
      header: say('status'),
      cell: (ticket) => <Status status={ticket.status} />,
      onCard: 'aside',
    },
  ];
  return (
    <Table
      label={say('expiredTickets')}
      columns={columns}
      rows={tickets}
      rowKey={(ticket) => ticket.id}
      empty={null}
    />
  );
}
