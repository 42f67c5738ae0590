import { lazy, Suspense } from 'react';
import type { ServiceField } from '#services/company-tickets/offer/order-fields.ts';
import { OrderExtensionContext } from '#services/company-tickets/order/order-extension.ts';
import { OrderPage } from '#services/company-tickets/order/order-page.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { isSettled } from './occupants.ts';
import { useMoveIn } from './use-move-in.ts';

const OccupantsFields = lazy(async () => ({
  default: (await import('./occupants.fields.tsx')).OccupantsFields,
}));

const Fields = () => (
  <Suspense>
    <OccupantsFields />
  </Suspense>
);

/** Who lives in the unit already waits for what happens to them. */
function useOccupantsField(): ServiceField {
  const t = useTexts('unit');
  return {
    name: 'occupants',
    after: 'employeeId',
    label: t('occupants'),
    fault: t('faultOccupants'),
    isMissing: ({ types, occupants }) =>
      types.includes('TICKET') && !!occupants && !isSettled(occupants),
  };
}

const moveInExtension = { useField: useOccupantsField, Fields, useOrderVariant: useMoveIn };

/** Orders for a resident, and settles what happens to those who live in their unit (spec 2 §2, Housing association). */
export const OrderForResidentPage = () => (
  <OrderExtensionContext value={moveInExtension}>
    <OrderPage />
  </OrderExtensionContext>
);
