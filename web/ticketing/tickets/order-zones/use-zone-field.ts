import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import type { FormField } from '#platform/design/form/form-fields.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { ZoneFields } from './zone-fields.ts';

export const useZoneField = createFieldHook<ZoneFields>();

/** The select boxes of zones; each has one sentence for its faults. */
export function useZoneFieldTexts(): FormField[] {
  const t = useTexts('tickets');
  return [
    { name: 'zoneFrom', label: t('zoneFrom'), sentence: () => t('faultZone') },
    { name: 'zoneTo', label: t('zoneTo'), sentence: () => t('faultZoneTo') },
  ];
}
