import type { ticketRequestList } from '@takst/contract/services/self-service/requests/list-ticket-requests.contract.ts';
import type { TicketRequest } from '@takst/contract/services/self-service/requests/ticket-request.schema.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import type { ReactNode } from 'react';
import { formatListedPhone, formatPrice, formatShortDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { ColumnContents } from '#platform/lists/list-page.tsx';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useEmployeeIdLabel } from '#ticketing/tickets/use-employee-id-label.ts';
import { useZoneName } from '#ticketing/tickets/use-zone-name.ts';
import { nameOf } from './name-of.ts';

/** Who asks, for what, and since when; the answers stand in the last column. */
export function useRequestColumns(
  answersOf: (request: TicketRequest) => ReactNode,
): ColumnContents<typeof ticketRequestList> {
  const t = useTexts('ticket-requests');
  const employeeIdLabel = useEmployeeIdLabel();
  const language = usePageLanguage();
  const { today, features } = useSession();
  const { orderFeature } = useServicePages();
  const zoneName = useZoneName();
  const zonesOf = ({ allZones, zones }: TicketRequest) =>
    allZones ? t('allZones') : zones.join(' – ');
  const zonesOnCard = ({ allZones, zones }: TicketRequest) =>
    allZones ? t('allZones') : zones.map(zoneName).join(' – ');
  const priceOf = ({ pricePerMonthOre }: TicketRequest) =>
    pricePerMonthOre === null
      ? t('noPrice')
      : t('perMonth', { price: formatPrice(pricePerMonthOre) });
  const isPriceInButton = ({ expired, pricePerMonthOre }: TicketRequest) =>
    features.has(orderFeature) && !expired && pricePerMonthOre !== null;
  return {
    lastName: {
      isRowHeader: true,
      cell: nameOf,
    },
    employeeId: {
      header: employeeIdLabel,
      width: 7,
      cell: ({ employeeId }) => employeeId,
      cardCell: ({ employeeId }) => `${employeeIdLabel} ${employeeId}`,
    },
    phone: {
      width: 7.25,
      cell: ({ phoneCountryCode, phone }) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatListedPhone(phoneCountryCode, phone)}
        </span>
      ),
    },
    zones: {
      width: 6.75,
      cell: (row) => (
        <>
          {zonesOf(row)}
          {!isPriceInButton(row) && (
            <span className="block text-caption text-ink-muted tabular-nums">{priceOf(row)}</span>
          )}
        </>
      ),
      cardCell: (row) => `${zonesOnCard(row)}, ${priceOf(row)}`,
    },
    startDate: {
      width: 6.5,
      cell: ({ startDate }) => (
        <span className="whitespace-nowrap">{formatShortDate(startDate, { language, today })}</span>
      ),
      cardCell: ({ startDate }) =>
        `${t('startDate')} ${formatShortDate(startDate, { language, today })}`,
    },
    requestedAt: {
      width: 5.5,
      onCard: 'hidden',
      cell: ({ requestedAt }) => (
        <span className="whitespace-nowrap text-ink-muted">
          {formatShortDate(businessDayOf(requestedAt), { language, today })}
        </span>
      ),
    },
    answers: {
      width: 17,
      align: 'end',
      onCard: 'below',
      cell: answersOf,
    },
  };
}
