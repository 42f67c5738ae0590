/** What the portal may know of a person, by kind (docs/decisions/0146): each has a name in both languages. */
export const personKinds = [
  'person',
  'ticket',
  'subscription',
  'travel-card',
  'residence',
  'never-leaver',
  'ticket-request',
  'phone-proof',
  'counter-delivery',
  'covered-person',
  'voucher-offer',
  'temporary-ticket',
  'tax-month',
  'invoice-line',
  'list-row',
  'change',
  'message',
  'access-request',
  'onboarding',
  'user',
] as const;
export type PersonKind = (typeof personKinds)[number];

/** Why something stays when a person is erased, and until when. */
export const keptReasons = [
  /** The record of changes names users for as long as it is kept. */
  'user',
  /** Deleted within days by itself. */
  'soon',
  /** The employer has to report the amount beside the employee number. */
  'tax',
  /** Needed until the registration of a customer is over. */
  'onboarding',
] as const;
export type KeptReason = (typeof keptReasons)[number];

/** What becomes of something when the person is erased. */
export type PersonRowEnd =
  /** In force: it has to be ended before anything of the person is erased. */
  'in-force' | 'erased' | KeptReason;

/** Why a person's data is given out or erased. */
export const erasureReasons = [
  'asked-by-person',
  'asked-by-guardian',
  'asked-by-customer',
  'duty',
] as const;

export const personRequestKinds = ['export', 'erase'] as const;

/** An erasure waits for its job. It is stopped when something came into force meanwhile. */
export const personRequestStates = ['waiting', 'done', 'stopped'] as const;
