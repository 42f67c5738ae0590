import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import { lastSafeDay } from '@takst/domain/company-tickets/change-effect.rules.ts';
import { continuationWithNewZones } from '@takst/domain/tickets/continued-ticket.rules.ts';
import { useTicketFacts } from '#tickets/ticket-facts.ts';
import { formatLongDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ChangeEffect } from './change-effect.tsx';
import { usePricing } from './use-pricing.ts';
import type { ZoneChange } from './zone-change.ts';

interface ZoneEffectProps {
  ticket: IssuedTicket;
  tickets: readonly IssuedTicket[];
  lastDay: Temporal.PlainDate;
  change: ZoneChange;
}

/**
 * Previews a change of zones: the old ones up to the last day, the new ones after it, and the cost.
 */
export function ZoneEffect({ ticket, tickets, lastDay, change }: ZoneEffectProps) {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const facts = useTicketFacts();
  const pricing = usePricing(ticket, tickets);
  const safe = useSafeDay();
  const { newStart } = continuationWithNewZones(lastDay);
  const ticketWithNewZones = applyNewZones(ticket, { change, newStart });
  const isOtherProduct = ticketWithNewZones.productId !== ticket.productId;
  const zonesText = (one: IssuedTicket) =>
    isOtherProduct ? `${facts.product(one)}, ${facts.zones(one)}` : facts.zones(one);
  const areOldZonesUsed = Temporal.PlainDate.compare(lastDay, ticket.startDate) >= 0;
  const safeDay = safe(newStart);
  return (
    <ChangeEffect
      facts={[
        ...(areOldZonesUsed
          ? [
              {
                term: t('oldUntil', { date: formatLongDate(lastDay, language) }),
                value: zonesText(ticket),
              },
            ]
          : []),
        {
          term: t('newFrom', { date: formatLongDate(newStart, language) }),
          value: zonesText(ticketWithNewZones),
        },
      ]}
      months={pricing({
        replacements: [{ ...ticket, expirationDate: lastDay }, ticketWithNewZones],
        from: newStart,
      })}
      notes={[
        { icon: 'phone', text: t('zoneSms', { name: ticket.firstName }) },
        safeDay && {
          icon: 'calendar',
          text: t('safeUntil', { date: formatLongDate(safeDay, language) }),
        },
      ]}
    />
  );
}

type NewZones = { change: ZoneChange; newStart: Temporal.PlainDate };

function applyNewZones(ticket: IssuedTicket, { change, newStart }: NewZones): IssuedTicket {
  const { soldProduct, zoneFrom, zoneTo, validAllZones } = change;
  return {
    ...ticket,
    startDate: newStart,
    expirationDate: null,
    productId: soldProduct?.product.id ?? ticket.productId,
    productName: soldProduct?.product.name ?? ticket.productName,
    nrOfZones: soldProduct?.nrOfZones ?? 0,
    zones: [...new Set([zoneFrom, zoneTo].filter((name) => name !== null))],
    allZones: validAllZones,
  };
}

/** The last day on which the change can be undone without cost; null once it has passed. */
function useSafeDay() {
  const { today } = useSession();
  return (newStart: Temporal.PlainDate): Temporal.PlainDate | null => {
    const safe = lastSafeDay(newStart);
    return Temporal.PlainDate.compare(safe, today) < 0 ? null : safe;
  };
}
