import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import type { orderFreeTicket } from '@takst/contract/services/free-tickets/order-free-ticket.contract.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import { useEffect, useEffectEvent } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { freeFieldOf, freeOrderResolver } from './free-order-body.ts';
import {
  fieldsAtStart,
  type FreeOrderFields,
  profileIn,
  withFreeDraft,
} from './free-order-fields.ts';
import { useFreeOffer } from './free-order-offer.ts';
import { useFreeOrderFieldTexts } from './use-free-order-field.ts';

/** The form of an order; it starts with the choices of `relative`, the ticket of another member of the family. */
export function useFreeOrderForm(relative: FreeTicket | null) {
  const offer = useFreeOffer();
  const form = useDraftForm({
    draftName: ['order-free-ticket', offer.company.id, relative?.id ?? 'new'].join(':'),
    start: (draft: Partial<FreeOrderFields> | null) =>
      withFreeDraft(fieldsAtStart(offer, relative), draft, offer),
    resolver: freeOrderResolver(offer),
    fields: useFreeOrderFieldTexts(),
    nameOf: freeFieldOf,
  });
  const { control } = form.form;
  const agreementNumber = useWatch({ control, name: 'agreementNumber' });
  useAllowedProfile(form.form);
  return { ...form, fields: useFreeOrderFieldTexts(agreementNumber) };
}

type OrderForm = UseFormReturn<FreeOrderFields, unknown, Body<typeof orderFreeTicket>>;

/** A profile that age or relation forbids moves to the first one that they allow (spec 3 §5). */
function useAllowedProfile({ control, getValues, setValue }: OrderForm) {
  const offer = useFreeOffer();
  const [relation, birthDate, start, profileId] = useWatch({
    control,
    name: ['ticketHolderType', 'dateOfBirth', 'startDate', 'profileId'],
  });
  const move = useEffectEvent(() => {
    const fields = getValues();
    const allowed = profileIn(fields, offer);
    if (allowed !== fields.profileId) setValue('profileId', allowed);
  });
  useEffect(() => move(), [relation, birthDate, start, profileId]);
}
