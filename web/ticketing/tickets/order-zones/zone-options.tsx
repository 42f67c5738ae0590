import { neighboursOf, withCommonPair } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { ZoneOffer } from './zone-offer.ts';
import { useZoneName } from '../use-zone-name.ts';

const allZones = 'all';

type ZoneChoice = {
  readonly validAllZones: boolean;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
};

interface ZoneOptionsProps {
  offer: Pick<ZoneOffer, 'zones' | 'tenant'>;
  options: ZoneChoice;
  isMissing: (column: string) => boolean;
  onChange: (choice: ZoneChoice) => void;
}

/** One zone, two, or all; the second field offers only neighbours of the first. */
export function ZoneOptions({ offer, options, isMissing, onChange }: ZoneOptionsProps) {
  const t = useTexts('tickets');
  const zoneName = useZoneName();
  const { zones, tenant } = offer;
  const idOf = (name: string | null) => zones.find((zone) => zone.name === name)?.id ?? null;
  const nameOf = (id: string) => zones.find((zone) => zone.id === id)?.name ?? null;
  const from = options.validAllZones ? allZones : idOf(options.zoneFrom);
  const neighbours = from === null || from === allZones ? [] : neighboursOf(zones, from);

  /** The common pair is ordered as two zones, as in the order of one ticket. */
  function choose(fromId: string, toId: string) {
    const choice = withCommonPair({ kind: 'zones', from: fromId, to: toId }, tenant.commonZonePair);
    if (choice.kind === 'all') return;
    onChange({ validAllZones: false, zoneFrom: nameOf(choice.from), zoneTo: nameOf(choice.to) });
  }

  return (
    <>
      <Select
        name="zoneFrom"
        label={t('zoneFrom')}
        value={from}
        error={isMissing('zoneFrom') ? t('faultZone') : undefined}
        onChange={(id) =>
          id === allZones
            ? onChange({ validAllZones: true, zoneFrom: null, zoneTo: null })
            : choose(id, id)
        }
        options={[
          ...(tenant.offersAllZones ? [{ value: allZones, label: t('allZones') }] : []),
          ...zones.map(({ id, name }) => ({ value: id, label: zoneName(name) })),
        ]}
      />
      {from !== allZones && (
        <Select
          name="zoneTo"
          label={t('zoneTo')}
          value={idOf(options.zoneTo)}
          disabled={from === null}
          description={from === null ? t('zoneToFirst') : undefined}
          onChange={(id) => choose(from ?? id, id)}
          options={zones
            .filter(({ id }) => id === from || neighbours.some((zone) => zone.id === id))
            .map(({ id, name }) => ({ value: id, label: zoneName(name) }))}
        />
      )}
    </>
  );
}
