import type { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import type { Refusal } from '@takst/contract/platform/calls/route.ts';
import { type ComponentType, createContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Obstacle } from '#platform/api/obstacle.ts';
import type { RunningOperation } from '#platform/api/running-operation.ts';
import type { ToastContent } from '#platform/design/toasts/toasts.ts';
import type { OrderFields, ServiceField } from '#services/company-tickets/offer/order-fields.ts';
import type { OrderBody } from './order-body.ts';

type PlacedOrder = { id: number; subscriberId: number };

type OrderedPerson = Pick<OrderBody, 'firstName' | 'lastName' | 'startDate'>;

/** What the form does with an answer, whichever operation gave it. */
export type OrderAnswers = {
  /** Null where an order says what was ordered itself. */
  toast: ((order: OrderedPerson, placed: PlacedOrder) => ToastContent) | null;
  onProblem: (obstacle: Obstacle<typeof orderCompanyTicket>) => void;
  onDone: (placed: PlacedOrder) => void;
};

/** Another operation that orders the ticket. */
export type OrderVariant = RunningOperation & {
  /** Whether the fields ask for it. */
  isNeeded: boolean;
  refused: Refusal<typeof orderCompanyTicket> | null;
  send: (body: OrderBody) => void;
};

/** What a service adds to the order form. */
export type OrderExtension = {
  useField: () => ServiceField | null;
  /** Below the facts of the person. */
  Fields: ComponentType;
  useOrderVariant: (
    form: UseFormReturn<OrderFields, unknown, OrderBody>,
    answers: OrderAnswers,
  ) => OrderVariant | null;
};

export const OrderExtensionContext = createContext<OrderExtension>({
  useField: () => null,
  Fields: () => null,
  useOrderVariant: () => null,
});
