import { lazy, Suspense } from 'react';
import { OrderExtensionContext } from '#company-tickets/order/order-extension.ts';
import { OrderPage } from '#company-tickets/order/order-page.tsx';
import { useMoveIn } from './use-move-in.ts';

const OccupantsFields = lazy(async () => ({
  default: (await import('./occupants.fields.tsx')).OccupantsFields,
}));

const Fields = () => (
  <Suspense>
    <OccupantsFields />
  </Suspense>
);

const moveInExtension = { Fields, useOther: useMoveIn };

/** Orders for a resident, and settles what happens to those who live in their unit (spec 2 §2, Housing association). */
export const OrderForResidentPage = () => (
  <OrderExtensionContext value={moveInExtension}>
    <OrderPage />
  </OrderExtensionContext>
);
