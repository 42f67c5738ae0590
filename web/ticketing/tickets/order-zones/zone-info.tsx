import { pairInfoFor } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useZoneOffer } from './zone-offer.ts';
import { shownZones } from './order-form-zones.ts';
import type { ZoneFields } from './zone-fields.ts';

/** Information about the common zone pair (spec 2 §5: zone info for 900 and 950). */
export function ZoneInfo({ fields }: { fields: ZoneFields }) {
  const t = useTexts('tickets');
  const { commonZonePair: pair } = useZoneOffer().tenant;
  const info = pairInfoFor(shownZones(fields), pair);
  if (!pair || !info) return null;
  return (
    <Notice isAnnounced className="text-table md:col-span-2">
      <strong className="font-semibold">
        {t('pairInfoTitle', { from: pair.from, to: pair.to })}
      </strong>{' '}
      {t(info === 'within' ? 'pairInfoText' : 'pairInfoBeside')}
    </Notice>
  );
}
