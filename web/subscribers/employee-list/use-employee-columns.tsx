import type { SubscriberEntry } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import { subscriptionTypeNames } from '@takst/domain/subscriptions/subscription-type.ts';
import { formatListedPhone } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import type { Column } from '#design/table/column.ts';
import { useTexts } from '#texts/use-texts.ts';
import { TicketStatus } from '#tickets/ticket-status.tsx';
import { useEmployeeIdLabel } from '#tickets/use-employee-id-label.ts';

/** The columns of the specification (spec 2 §2), with zones and reference where the window is wide. */
export function useEmployeeColumns(): Column<SubscriberEntry>[] {
  const t = useTexts('employees');
  const tTickets = useTexts('company-tickets');
  const employeeIdLabel = useEmployeeIdLabel();
  const language = usePageLanguage();
  const zonesOf = ({ ticket }: SubscriberEntry) => {
    if (!ticket) return null;
    if (ticket.type !== 'TICKET') return subscriptionTypeNames[ticket.type][language];
    return ticket.allZones ? t('allZones') : ticket.zones.join(' – ');
  };
  return [
    {
      id: 'firstName',
      header: t('firstName'),
      cell: (row) => row.firstName,
      isRowHeader: true,
      isSortable: true,
    },
    {
      id: 'lastName',
      header: t('lastName'),
      cell: (row) => row.lastName,
      isSortable: true,
      onCard: 'title',
    },
    {
      id: 'employeeId',
      header: employeeIdLabel,
      cell: (row) => row.employeeId,
      isSortable: true,
      width: 9.75,
    },
    {
      id: 'phone',
      header: t('mobile'),
      isSortable: true,
      width: 7.25,
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatListedPhone(row.phoneCountryCode, row.phone)}
        </span>
      ),
    },
    {
      id: 'zones',
      header: t('zones'),
      cell: zonesOf,
      width: 7,
      isForWide: true,
      isSortable: true,
    },
    {
      id: 'invoiceReference',
      header: t('reference'),
      cell: ({ ticket }) => <span className="text-ink-muted">{ticket?.invoiceReference}</span>,
      width: 7.75,
      isForWide: true,
      isSortable: true,
    },
    {
      id: 'status',
      header: tTickets('status'),
      width: 13,
      isSortable: true,
      cell: ({ ticket }) => <TicketStatus ticket={ticket} />,
      onCard: 'aside',
    },
  ];
}
