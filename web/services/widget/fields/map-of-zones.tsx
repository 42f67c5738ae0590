import { listZones, type Zone } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { withCommonPair } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { useEffect, useState } from 'react';
import { ZoneMap } from '#catalogue/zones/zone-map.tsx';
import { call } from '#platform/api/call.ts';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { pageFacts } from '#platform/texts/page-facts.ts';
import {
  choiceOf,
  withZonePressed,
  zoneStateOf,
} from '#ticketing/tickets/order-zones/zone-fields.ts';
import { useFormTexts } from '../words/use-form-texts.ts';
import type { StepProps } from './step-props.ts';

const maxMapHeight = 246;

/** The zones to press, with the same choice as the boxes above; without an answer the boxes do. */
export function MapOfZones({ fields, onChange }: Omit<StepProps, 'form'>) {
  const t = useFormTexts();
  const [zones, setZones] = useState<readonly Zone[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    call(listZones, {})
      .then((outcome) => ('reply' in outcome ? setZones(outcome.reply) : setFailed(true)))
      .catch(() => setFailed(true));
  }, []);
  if (hasFailed) return null;
  if (!zones) return <Skeleton className="h-61.5 w-full" />;
  const choice = choiceOf(fields);
  const ordered = choice && withCommonPair(choice, tenantOf(pageFacts.tenant).commonZonePair);
  const orderedIds = ordered?.kind === 'zones' ? [ordered.from, ordered.to] : [];
  return (
    <ZoneMap
      zones={zones}
      labels={{ wholeArea: t('mapWhole'), selection: t('mapCloser') }}
      stateOf={(zone) => zoneStateOf(fields, zone, orderedIds)}
      maxHeight={maxMapHeight}
      onPick={(zone) => onChange(withZonePressed(fields, zone.id, zones))}
    />
  );
}
