import type { Zone } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { neighboursOf } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { useZoneName } from '#ticketing/tickets/use-zone-name.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useZoneOffer } from './zone-offer.ts';
import { useZoneField } from './use-zone-field.ts';
import { withZoneFrom, type ZoneFields } from './zone-fields.ts';

interface ZoneSelectsProps {
  fields: ZoneFields;
  onChoose: (fields: ZoneFields) => void;
}

/** Select boxes for the zones; the second offers only neighbours of the first. */
export function ZoneSelects({ fields, onChoose }: ZoneSelectsProps) {
  const t = useTexts('tickets');
  const { zones } = useZoneOffer();
  const optionsOf = useZoneOptions();
  const from = useZoneField('zoneFrom');
  const to = useZoneField('zoneTo');
  return (
    <>
      <Select
        {...from}
        label={t(fields.zoneChoice === 'one' ? 'chosenZone' : 'zoneFrom')}
        value={from.value || null}
        onChange={(id) => onChoose(withZoneFrom(fields, id, zones))}
        options={optionsOf(zones)}
      />
      {fields.zoneChoice === 'two' && (
        <Select
          {...to}
          label={t('zoneTo')}
          value={to.value || null}
          onChange={(id) => onChoose({ ...fields, zoneTo: id })}
          disabled={fields.zoneFrom === ''}
          description={fields.zoneFrom === '' ? t('zoneToFirst') : undefined}
          options={optionsOf(neighboursOf(zones, fields.zoneFrom))}
        />
      )}
    </>
  );
}

const maxPlaces = 3;

function useZoneOptions() {
  const zoneName = useZoneName();
  const labelOf = ({ name, places }: Zone) => {
    const more = places.length > maxPlaces ? '\u00a0…' : '';
    const placeText = places.slice(0, maxPlaces).join(', ') + more;
    return placeText ? `${zoneName(name)} – ${placeText}` : zoneName(name);
  };
  return (zones: readonly Zone[]) =>
    zones.map((zone) => ({ value: zone.id, label: labelOf(zone) }));
}
