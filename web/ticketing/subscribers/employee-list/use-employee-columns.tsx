import {
  type SubscriberEntry,
  subscriberList,
} from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { subscriptionTypeNames } from '@takst/domain/catalogue/products/subscription-type.ts';
import { nameOfCostCentre } from '@takst/domain/ticketing/subscribers/cost-centre.rules.ts';
import { formatListedPhone } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { ColumnContents } from '#platform/lists/list-page.tsx';
import { useCountsOf } from '#platform/lists/use-list-of.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { TicketStatus } from '#ticketing/tickets/ticket-status.tsx';
import { useEmployeeIdLabel } from '#ticketing/tickets/use-employee-id-label.ts';

/** The columns of the specification (spec 2 §2), with zones and reference where the window is wide. */
export function useEmployeeColumns(): ColumnContents<typeof subscriberList> {
  const t = useTexts('employees');
  const employeeIdLabel = useEmployeeIdLabel();
  const language = usePageLanguage();
  const hasCostCentres = useCountsOf(subscriberList)?.costCentres.length;
  const zonesOf = ({ ticket }: SubscriberEntry) => {
    if (!ticket) return null;
    if (ticket.type !== 'TICKET') return subscriptionTypeNames[ticket.type][language];
    return ticket.allZones ? t('allZones') : ticket.zones.join(' – ');
  };
  return {
    firstName: {
      cell: (row) => row.firstName,
      isRowHeader: true,
      isCut: true,
    },
    lastName: {
      cell: (row) => row.lastName,
      isName: true,
      isCut: true,
      onCard: 'title',
    },
    employeeId: {
      header: employeeIdLabel,
      cell: (row) => row.employeeId,
      isCut: true,
      width: 9.5,
    },
    phone: {
      width: 7.25,
      cell: (row) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatListedPhone(row.phoneCountryCode, row.phone)}
        </span>
      ),
    },
    costCentre: {
      cell: ({ costCentre }) => (
        <span className="text-ink-muted">{costCentre && nameOfCostCentre(costCentre)}</span>
      ),
      isCut: true,
      width: 7,
      isForWide: 'widest',
      isHidden: !hasCostCentres,
    },
    zones: {
      cell: zonesOf,
      isCut: true,
      width: 6.5,
      isForWide: true,
    },
    invoiceReference: {
      cell: ({ ticket }) => <span className="text-ink-muted">{ticket?.invoiceReference}</span>,
      isCut: true,
      width: 7.5,
      isForWide: true,
    },
    status: {
      width: 12.75,
      cell: ({ ticket }) => <TicketStatus ticket={ticket} />,
      onCard: 'aside',
    },
  };
}
