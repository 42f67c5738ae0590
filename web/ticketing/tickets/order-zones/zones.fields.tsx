import { lazy, type ReactNode, Suspense } from 'react';
import { withCommonPair } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useZoneOffer } from './zone-offer.ts';
import { useZonePrice } from './use-zone-price.ts';
import { useChooseZones } from './use-choose-zones.ts';
import { ZoneBoxes } from './zone-boxes.tsx';
import { choiceOf, zoneStateOf, withZonePressed } from './zone-fields.ts';
import { ZoneInfo } from './zone-info.tsx';

// Loaded later: the select boxes suffice without the map.
const ZoneMap = lazy(async () => ({
  default: (await import('#catalogue/zones/zone-map.tsx')).ZoneMap,
}));

/** As high as the fields beside it. */
const maxMapHeight = 246;

/**
 * The ticket's zones, in select boxes and on a map beside them that show the same selection; `children` are
 * more fields below the boxes.
 */
export function ZonesFields({ children }: { children?: ReactNode }) {
  const t = useTexts('tickets');
  const { zones, tenant } = useZoneOffer();
  const { fields } = useZonePrice();
  const choose = useChooseZones();
  const choice = choiceOf(fields);
  const orderedChoice = choice && withCommonPair(choice, tenant.commonZonePair);
  const orderedZoneIds =
    orderedChoice?.kind === 'zones' ? [orderedChoice.from, orderedChoice.to] : [];
  return (
    <div className="grid items-start gap-x-3 gap-y-4 md:grid-cols-[minmax(0,1fr)_var(--size-map)]">
      <div className="grid min-w-0 gap-4">
        <ZoneBoxes />
        {children}
      </div>
      <Suspense fallback={<Skeleton className="h-61.5 w-full" />}>
        <ZoneMap
          zones={zones}
          labels={{ wholeArea: t('mapWhole'), selection: t('mapCloser') }}
          stateOf={(zone) => zoneStateOf(fields, zone, orderedZoneIds)}
          maxHeight={maxMapHeight}
          onPick={(zone) => choose(withZonePressed(fields, zone.id, zones))}
        />
      </Suspense>
      <ZoneInfo fields={fields} />
    </div>
  );
}
