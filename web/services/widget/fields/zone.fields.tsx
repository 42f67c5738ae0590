import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { isZoneNumber, neighboursOf } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import { lazy, Suspense } from 'react';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { formatPrice } from '#platform/design/format.ts';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { withZoneFrom } from '#ticketing/tickets/order-zones/zone-fields.ts';
import { oreOf } from '#ticketing/tickets/order-zones/zone-offer.ts';
import { pairClass } from './field-columns.ts';
import type { StepProps } from './step-props.ts';
import { type OrderFields, soldProductOf } from './order-fields.ts';
import type { ErrorOf } from './use-fault-texts.ts';
import { useFormTexts } from '../words/use-form-texts.ts';

// Loaded later: the select boxes suffice without the map.
const MapOfZones = lazy(async () => ({
  default: (await import('./map-of-zones.tsx')).MapOfZones,
}));

interface ZoneFieldsProps extends StepProps {
  errorOf: ErrorOf;
  hasMap: boolean;
}

/** One zone, two or all; the second only among the neighbours of the first (spec 2 §2). */
export function ZoneFields({ form, fields, onChange, errorOf, hasMap }: ZoneFieldsProps) {
  const t = useFormTexts();
  const { zones } = form;
  const { offersAllZones } = tenantOf(pageFacts.tenant);
  const optionsOf = (some: readonly { id: string; name: string }[]) =>
    some.map(({ id, name }) => ({
      value: id,
      label: isZoneNumber(name) ? t('zone', { name }) : name,
    }));
  /** Each with its price from the zones that are chosen. */
  const card = (zoneChoice: OrderFields['zoneChoice'], label: string) => {
    const sold = soldProductOf(form, { ...fields, zoneChoice });
    return { value: zoneChoice, label, description: sold && formatPrice(oreOf(sold.price)) };
  };
  return (
    <>
      <div className="col-span-full">
        <RadioCards<OrderFields['zoneChoice']>
          name="zoneChoice"
          label={t('zoneChoice')}
          columns={3}
          value={fields.zoneChoice}
          onChange={(zoneChoice) => onChange({ zoneChoice })}
          cards={[
            card('one', t('oneZone')),
            card('two', t('twoZones')),
            ...(offersAllZones ? [card('all', t('allZones'))] : []),
          ]}
        />
      </div>
      <div className={pairClass}>
        {fields.zoneChoice !== 'all' && (
          <Select
            name="zoneFrom"
            label={t(fields.zoneChoice === 'one' ? 'chosenZone' : 'zoneFrom')}
            value={fields.zoneFrom || null}
            onChange={(id) => onChange(withZoneFrom(fields, id, zones))}
            options={optionsOf(zones)}
            error={errorOf('zoneFrom')}
          />
        )}
        {fields.zoneChoice === 'two' && (
          <Select
            name="zoneTo"
            label={t('zoneTo')}
            value={fields.zoneTo || null}
            onChange={(zoneTo) => onChange({ zoneTo })}
            disabled={fields.zoneFrom === ''}
            description={fields.zoneFrom === '' ? t('zoneToFirst') : undefined}
            options={optionsOf(neighboursOf(zones, fields.zoneFrom))}
            error={errorOf('zoneTo')}
          />
        )}
      </div>
      {hasMap && (
        <div className="col-span-full">
          <Suspense fallback={<Skeleton className="h-61.5 w-full" />}>
            <MapOfZones fields={fields} onChange={onChange} />
          </Suspense>
        </div>
      )}
    </>
  );
}
