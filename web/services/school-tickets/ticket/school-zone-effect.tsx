import { useQuery } from '@tanstack/react-query';
import { Refused } from '#platform/api/query.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeEffect } from '#ticketing/tickets/change/change-effect.tsx';
import { useChangeTexts } from '#ticketing/tickets/change/use-change-texts.ts';
import { useDeliveredFacts } from '#ticketing/tickets/delivered/use-delivered-facts.ts';
import { zoneRefusals } from './change-school-zone-operation.ts';
import type { PupilTicket } from './pupil-ticket.ts';
import { type ZonesInput, zonePreviewQuery } from './school-ticket.queries.ts';

interface SchoolZoneEffectProps {
  ticket: PupilTicket;
  body: ZonesInput;
  /** The change is on its way: after it, its ticket has nothing to preview. */
  isSent: boolean;
}

/** What new zones do and cost, by the decision that the change asks too. */
export function SchoolZoneEffect({ ticket, body, isSent }: SchoolZoneEffectProps) {
  const t = useTexts('school-ticket');
  const tChange = useTexts('change-ticket');
  const facts = useDeliveredFacts();
  const { day } = useChangeTexts(ticket);
  const { data, error } = useQuery({
    ...zonePreviewQuery(ticket.id, body),
    enabled: !isSent,
  });
  if (error) {
    const code =
      error instanceof Refused ? (error.refused.code as keyof typeof zoneRefusals) : null;
    return <Notice kind="warning">{t(code ? zoneRefusals[code] : 'previewFailed')}</Notice>;
  }
  if (!data) return <SkeletonLines lines={4} />;
  const { before, after } = data.pricePerMonth;
  const newZones = {
    allZones: body.validAllZones ?? false,
    zoneFrom: body.zoneFrom ?? null,
    zoneTo: body.zoneTo ?? null,
    nrOfZones: data.nrOfZones,
    secondZoneFrom: body.secondZoneFrom ?? null,
    secondZoneTo: body.secondZoneTo ?? null,
  };
  const isNeverValid = Temporal.PlainDate.compare(data.lastDay, ticket.startDate) < 0;
  return (
    <ChangeEffect
      notes={[
        {
          icon: 'check',
          text: isNeverValid
            ? tChange('oldZonesNever')
            : tChange('zonesUntil', { date: day(data.lastDay), zones: facts.zones(ticket) }),
        },
        {
          icon: 'map',
          text: tChange('zonesFrom', { date: day(data.startDate), zones: facts.zones(newZones) }),
        },
        before === after
          ? { icon: 'wallet', text: t('priceStays', { price: facts.amount(after) }) }
          : {
              icon: 'wallet',
              text: t('priceChanges', {
                before: facts.amount(before),
                after: facts.amount(after),
              }),
            },
        before !== after && data.startDate.day > 1 && { icon: 'info', text: t('dearestCounts') },
        ticket.mediaType === 'MOBILE_TICKET'
          ? { icon: 'phone', text: t('codeStays') }
          : { icon: 'card', text: t('cardStays') },
      ]}
    />
  );
}
