/** What the counter of an agreement may do (spec 3 §3, "Ticket-counter agreement"). */
export type CounterTerms = {
  readonly allowedRefund: boolean;
  readonly allowedTicketCancellation: boolean;
  readonly allowedTravelMoneyCancellation: boolean;
  readonly hasMailDelivery: boolean;
  /** Where paper cards are fetched; null where they are not. */
  readonly visitAddress: VisitAddress | null;
  /** Products of the operator that are not sold at this counter. */
  readonly blackListedProducts: readonly string[];
};

/** What an agreement allows by a yes or no. */
export const counterAllowances = [
  'allowedRefund',
  'allowedTicketCancellation',
  'allowedTravelMoneyCancellation',
  'hasMailDelivery',
] as const satisfies readonly (keyof CounterTerms)[];
export type CounterAllowance = (typeof counterAllowances)[number];

type VisitAddress = {
  readonly line1: string;
  readonly line2: string | null;
  readonly postCode: string;
  readonly city: string;
};

/** Of an agreement about whose counter nothing is set: it sells everything, and takes nothing back. */
export const usualCounterTerms: CounterTerms = {
  allowedRefund: false,
  allowedTicketCancellation: false,
  allowedTravelMoneyCancellation: false,
  hasMailDelivery: false,
  visitAddress: null,
  blackListedProducts: [],
};

/** Of an agreement that allows everything that a role and the operator allow. */
export const fullCounterTerms: CounterTerms = {
  allowedRefund: true,
  allowedTicketCancellation: true,
  allowedTravelMoneyCancellation: true,
  hasMailDelivery: true,
  visitAddress: { line1: '', line2: null, postCode: '', city: '' },
  blackListedProducts: [],
};
