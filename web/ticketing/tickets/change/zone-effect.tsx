import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { continuationWithNewZones } from '@takst/domain/ticketing/tickets/continued-ticket.rules.ts';
import { useTicketFacts } from '#ticketing/tickets/ticket-facts.ts';
import { formatMonth } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeEffect } from './change-effect.tsx';
import type { ZonedTicketKit } from './ticket-kit.ts';
import { useChangeTexts } from './use-change-texts.ts';
import type { ZoneChange } from './zone-change.ts';

interface ZoneEffectProps {
  kit: ZonedTicketKit;
  ticket: IssuedTicket;
  tickets: readonly IssuedTicket[];
  lastDay: Temporal.PlainDate;
  change: ZoneChange;
}

/**
 * Previews a change of zones: the old ones up to the last day, the new ones after it, and the cost.
 */
export function ZoneEffect({ kit, ticket, tickets, lastDay, change }: ZoneEffectProps) {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const facts = useTicketFacts();
  const { rules } = kit;
  const pricing = kit.usePricing(ticket, tickets);
  const { today } = useSession();
  const { day } = useChangeTexts(ticket);
  const { newStart } = continuationWithNewZones(lastDay);
  const ticketWithNewZones = applyNewZones(ticket, { change, newStart });
  const isOtherProduct = ticketWithNewZones.productId !== ticket.productId;
  const zonesText = (one: IssuedTicket) =>
    isOtherProduct ? `${facts.product(one)}, ${facts.zones(one)}` : facts.zones(one);
  const areOldZonesUsed = Temporal.PlainDate.compare(lastDay, ticket.startDate) >= 0;
  const endedTicket = { ...ticket, expirationDate: lastDay, endedOn: today };
  return (
    <ChangeEffect
      months={pricing({
        replacements: [endedTicket, ticketWithNewZones],
        from: newStart,
      })}
      notes={[
        {
          icon: 'check',
          text: areOldZonesUsed
            ? t('zonesUntil', { date: day(lastDay), zones: zonesText(ticket) })
            : t('oldZonesNever'),
        },
        {
          icon: 'map',
          text: t('zonesFrom', { date: day(newStart), zones: zonesText(ticketWithNewZones) }),
        },
        rules.isChargedAsHandedOut(endedTicket) && {
          icon: 'warning',
          text: t('chargedByDearest', { month: formatMonth(ticket.startDate, language) }),
        },
        { icon: 'phone', text: t('zoneSms', { name: ticket.firstName }) },
        {
          icon: 'calendar',
          text: t(newStart.day === 1 ? 'safeUntilRedeemed' : 'safeUntil', {
            date: day(rules.lastSafeDay(newStart)),
          }),
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
    // It has no id yet.
    id: 0,
    startDate: newStart,
    expirationDate: null,
    endedOn: null,
    downloadedToPhone: false,
    isHandedOut: false,
    productId: soldProduct?.product.id ?? ticket.productId,
    productName: soldProduct?.product.name ?? ticket.productName,
    nrOfZones: soldProduct?.nrOfZones ?? 0,
    zones: [...new Set([zoneFrom, zoneTo].filter((name) => name !== null))],
    allZones: validAllZones,
  };
}
