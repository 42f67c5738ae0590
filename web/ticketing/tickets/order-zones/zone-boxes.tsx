import { useTexts } from '#platform/texts/use-texts.ts';
import { useChooseZones } from './use-choose-zones.ts';
import { useZonePrice } from './use-zone-price.ts';
import { ZoneCountField } from './zone-count.field.tsx';
import { useZoneOffer } from './zone-offer.ts';
import { ZoneSelects } from './zone-selects.tsx';

/** The ticket's zones in select boxes. */
export function ZoneBoxes() {
  const t = useTexts('tickets');
  const { tenant } = useZoneOffer();
  const { fields } = useZonePrice();
  const choose = useChooseZones();
  return (
    <>
      <ZoneCountField />
      {fields.zoneChoice === 'all' ? (
        <p>{t('allZonesHelp', { operator: tenant.operator })}</p>
      ) : (
        <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
          <ZoneSelects fields={fields} onChoose={choose} />
        </div>
      )}
    </>
  );
}
