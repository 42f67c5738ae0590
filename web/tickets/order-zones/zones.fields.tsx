import { lazy, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { withCommonPair } from '@takst/domain/zones/zone-choice.rules.ts';
import { Skeleton } from '#design/page/skeleton.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { OrderFields } from '#tickets/offer/order-fields.ts';
import { useOffer } from '#tickets/offer/order-offer.ts';
import { useOrderPrice } from '#tickets/offer/order-price.ts';
import { ZoneCountField } from './zone-count.field.tsx';
import { choiceOf, type ZoneFields, zoneStateOf, withZonePressed } from './zone-fields.ts';
import { ZoneInfo } from './zone-info.tsx';
import { ZoneSelects } from './zone-selects.tsx';

// Loaded later: the select boxes suffice without the map.
const ZoneMap = lazy(async () => ({ default: (await import('#zones/zone-map.tsx')).ZoneMap }));

/** The ticket's zones, in select boxes and on a map that show the same selection. */
export function ZonesFields() {
  const t = useTexts('company-tickets');
  const { zones, tenant } = useOffer();
  const { fields } = useOrderPrice();
  const choose = useChooseZones();
  const choice = choiceOf(fields);
  const orderedChoice = choice && withCommonPair(choice, tenant.commonZonePair);
  const orderedZoneIds =
    orderedChoice?.kind === 'zones' ? [orderedChoice.from, orderedChoice.to] : [];
  return (
    <div className="grid gap-5">
      <ZoneCountField />
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid gap-5">
          {fields.zoneChoice === 'all' ? (
            <p>{t('allZonesHelp', { operator: tenant.operator })}</p>
          ) : (
            <ZoneSelects fields={fields} onChoose={choose} />
          )}
          <ZoneInfo fields={fields} />
          <p aria-hidden="true" className="text-small text-ink-muted">
            {t('mapHelp')}
          </p>
        </div>
        <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
          <ZoneMap
            zones={zones}
            labels={{ wholeArea: t('mapWhole'), selection: t('mapCloser') }}
            stateOf={(zone) => zoneStateOf(fields, zone, orderedZoneIds)}
            onPick={(zone) => choose(withZonePressed(fields, zone.id, zones))}
          />
        </Suspense>
      </div>
    </div>
  );
}

function useChooseZones(): (fields: ZoneFields) => void {
  const { setValue, formState } = useFormContext<OrderFields>();
  const shouldValidate = formState.isSubmitted;
  return ({ zoneChoice, zoneFrom, zoneTo }) => {
    setValue('zoneChoice', zoneChoice);
    setValue('zoneFrom', zoneFrom, { shouldValidate });
    setValue('zoneTo', zoneTo, { shouldValidate });
  };
}
