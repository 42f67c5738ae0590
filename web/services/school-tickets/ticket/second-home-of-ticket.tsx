import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import type { FormField } from '#platform/design/form/form-fields.ts';
import { SecondHomeFields } from '#services/school-tickets/two-homes/second-home.fields.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { SchoolZoneFields } from './school-zone-fields.ts';

const useZoneField = createFieldHook<SchoolZoneFields>();

/** The second home of the pupil of a ticket, when its zones are changed. */
export function SecondHomeOfTicket() {
  const t = useTexts('school-ticket');
  return (
    <SecondHomeFields
      hasTwoHomes={{ ...useZoneField('hasTwoHomes'), description: t('twoHomesHelp') }}
      from={useZoneField('secondZoneFrom')}
      to={useZoneField('secondZoneTo')}
    />
  );
}

export function useSecondHomeTexts(): FormField[] {
  const t = useTexts('school-ticket');
  const sentence = () => t('faultSecondZone');
  return [
    { name: 'hasTwoHomes', label: t('twoHomes') },
    { name: 'secondZoneFrom', label: t('secondZoneFrom'), sentence },
    { name: 'secondZoneTo', label: t('secondZoneTo'), sentence },
  ];
}
