import { useFormContext } from 'react-hook-form';
import { withCommonPair } from '@takst/domain/zones/zone-choice.rules.ts';
import { ZoneMap } from '#zones/zone-map.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { OrderFields } from './order-fields.ts';
import { useOffer } from './order-offer.ts';
import { useOrderPrice } from './order-price.ts';
import { ZoneCountField } from './zone-count.field.tsx';
import { choiceOf, type ZoneFields, zoneStateOf, withZonePressed } from './zone-fields.ts';
import { ZoneInfo } from './zone-info.tsx';
import { ZoneSelects } from './zone-selects.tsx';

/** Where the ticket is to be valid: in lists and on a map, which always say the same. */
export function ZonesFields() {
  const say = useTexts('company-tickets');
  const { zones, tenant } = useOffer();
  const { fields } = useOrderPrice();
  const choose = useChooseZones();
  const choice = choiceOf(fields);
  const asOrdered = choice && withCommonPair(choice, tenant.commonZonePair);
  const ordered = asOrdered?.kind === 'zones' ? [asOrdered.from, asOrdered.to] : [];
  return (
    <div className="grid gap-5">
      <ZoneCountField />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {fields.zoneChoice !== 'all' && <ZoneSelects fields={fields} onChoose={choose} />}
      </div>
      <ZoneInfo fields={fields} />
      <div>
        <p aria-hidden="true" className="mb-2 text-sm text-ink-muted">
          {say('mapHelp')}
        </p>
        <ZoneMap
          zones={zones}
          stateOf={(zone) => zoneStateOf(fields, zone, ordered)}
          onPick={(zone) => choose(withZonePressed(fields, zone.id, zones))}
        />
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
