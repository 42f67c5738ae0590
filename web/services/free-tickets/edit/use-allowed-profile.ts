import { useEffect, useEffectEvent } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { profileIn } from '#services/free-tickets/order/free-order-fields.ts';
import { useFreeOffer } from '#services/free-tickets/order/free-order-offer.ts';
import type { EditBody, EditFields } from './edit-fields.ts';

/**
 * Another relation or date of birth moves a profile that they forbid to the first one that they allow (spec 3 §5). One
 * that the ticket has is left alone: an edit of something else may stay as it is.
 */
export function useAllowedProfile(
  { control, getValues, setValue }: UseFormReturn<EditFields, unknown, EditBody>,
  start: EditFields,
) {
  const offer = useFreeOffer();
  const [relation, birthDate] = useWatch({ control, name: ['ticketHolderType', 'dateOfBirth'] });
  const isOther = relation !== start.ticketHolderType || birthDate !== start.dateOfBirth;
  const move = useEffectEvent(() => {
    const fields = getValues();
    const allowed = profileIn(fields, offer);
    if (isOther && allowed !== fields.profileId) setValue('profileId', allowed);
  });
  useEffect(() => move(), [relation, birthDate]);
}
