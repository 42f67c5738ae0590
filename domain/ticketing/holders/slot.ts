/** What only one ticket at a time may have: a phone, an employee number, a pupil, a card. */
type SlotKind =
  | 'person'
  | 'free-phone'
  | 'free-employee'
  | 'free-family'
  | 'pupil-phone'
  | 'pupil'
  | 'card';

export type Slot = {
  readonly kind: SlotKind;
  /** The company within which there is one; null for the whole operator. */
  readonly companyId: number | null;
  readonly value: string;
};

export type Phone = { readonly phoneCountryCode: string; readonly phone: string };

/** A person is a phone at an operator (domain: Company ticket). */
export const personSlot = ({ phoneCountryCode, phone }: Phone): Slot => ({
  kind: 'person',
  companyId: null,
  value: `${phoneCountryCode}${phone}`,
});

/** A card of the operator, whichever service uses it (domain: Travel cards). Without spaces. */
export const cardSlot = (number: string): Slot => ({
  kind: 'card',
  companyId: null,
  value: number,
});
