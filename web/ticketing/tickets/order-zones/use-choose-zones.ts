import { useFormContext } from 'react-hook-form';
import type { ZoneFields } from './zone-fields.ts';

/** Changes the zones of the form. */
export function useChooseZones(): (fields: ZoneFields) => void {
  const { setValue, formState } = useFormContext<ZoneFields>();
  const shouldValidate = formState.isSubmitted;
  return ({ zoneChoice, zoneFrom, zoneTo }) => {
    setValue('zoneChoice', zoneChoice);
    setValue('zoneFrom', zoneFrom, { shouldValidate });
    setValue('zoneTo', zoneTo, { shouldValidate });
  };
}
