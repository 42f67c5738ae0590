import { isZoneNumber } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import { useCallback } from 'react';
import { useTexts } from '#platform/texts/use-texts.ts';

/** A zone's name for users: 'Sone 2Ø' where zones have numbers, 'Arendal' where they have names. */
export function useZoneName(): (name: string) => string {
  const t = useTexts('tickets');
  return useCallback((name: string) => (isZoneNumber(name) ? t('zone', { name }) : name), [t]);
}
