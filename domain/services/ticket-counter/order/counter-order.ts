import type { NamedZones } from '#catalogue/products/zone-sale.rules.ts';
import type { CounterMedium, HandOverKind } from '#services/ticket-counter/counter-medium.ts';

/** A person who gets a code. */
export type PhoneRecipient = {
  /** Null where only the phone is known. */
  readonly name: string | null;
  readonly phoneCountryCode: string;
  readonly phone: string;
};

/** Tickets of one profile in an order; of travel money the profile is null. */
export type CounterLine = {
  readonly profileId: string | null;
  /** Tickets; of paper the passengers of one card. */
  readonly quantity: number;
  /** One phone for each ticket; empty where the buyer hands out the codes. */
  readonly phones: readonly PhoneRecipient[];
  /** One number for each thing that is put on a card. */
  readonly cardNumbers: readonly string[];
};

type HandOver =
  | { readonly kind: Extract<HandOverKind, 'visit'> }
  | {
      readonly kind: Extract<HandOverKind, 'post'>;
      readonly address: {
        readonly addressLine1: string;
        readonly addressLine2: string | null;
        readonly postCode: string;
        readonly postArea: string;
      };
    };

/** What a buyer asks for. */
export type CounterOrder = {
  readonly agreementId: number;
  readonly productId: string;
  readonly medium: CounterMedium;
  /** Zone names; null of travel money. */
  readonly zones: NamedZones | null;
  /** The first day of paper; null of all else. */
  readonly startDate: Temporal.PlainDate | null;
  readonly lines: readonly CounterLine[];
  /** What is put on each card, in øre; null of tickets. */
  readonly amountOre: number | null;
  /** When codes go out to phones; null for at once. */
  readonly sendAt: Temporal.Instant | null;
  /** How paper is handed out; null of all else. */
  readonly handOver: HandOver | null;
  readonly invoiceReferenceId: number | null;
  readonly personalReference: string | null;
  /** What the buyer has seen, in øre. */
  readonly expectedOre: number;
  /** The buyer knows that the budget of the reference is used up. */
  readonly isBeyondBudget: boolean;
};
