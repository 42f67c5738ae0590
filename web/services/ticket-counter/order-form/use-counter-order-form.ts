import { useFormContext, useWatch } from 'react-hook-form';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { counterFieldOf, counterOrderResolver } from './counter-order-body.ts';
import {
  type CounterOrderFields,
  counterFieldsAtStart,
  productIn,
  withCounterDraft,
} from './counter-order-fields.ts';
import { useCounterOffer } from './counter-order-offer.ts';
import { type FormerOrder, fieldsOfFormer } from './former-order.ts';
import { useCounterOrderFieldTexts } from './use-counter-order-field.ts';

/** The form of an order; one that is ordered again has a draft of its own. */
export function useCounterOrderForm(former: FormerOrder | null) {
  const offer = useCounterOffer();
  return useDraftForm({
    draftName: [`order-counter-tickets:${offer.company.id}`, former?.order.id]
      .filter(Boolean)
      .join(':'),
    start(draft: Partial<CounterOrderFields> | null) {
      const usual = counterFieldsAtStart(offer);
      const start = former ? fieldsOfFormer(usual, former, offer) : usual;
      return withCounterDraft(start, draft, offer);
    },
    resolver: counterOrderResolver(offer),
    fields: useCounterOrderFieldTexts(),
    nameOf: counterFieldOf,
  });
}

/** The fields as they are, with the product that is chosen. */
export function useCounterFields() {
  const offer = useCounterOffer();
  const { control, getValues } = useFormContext<CounterOrderFields>();
  const watched = useWatch({ control });
  const fields = { ...getValues(), ...watched } as CounterOrderFields;
  return { offer, fields, product: productIn(fields, offer) };
}

/** Changes several fields at once. */
export function useSetCounterFields() {
  const { getValues, setValue, formState } = useFormContext<CounterOrderFields>();
  return (change: (fields: CounterOrderFields) => CounterOrderFields) => {
    const before = getValues();
    const after = change(before);
    for (const name of Object.keys(after) as (keyof CounterOrderFields)[]) {
      if (after[name] !== before[name]) {
        setValue(name, after[name], { shouldValidate: formState.isSubmitted });
      }
    }
  };
}
