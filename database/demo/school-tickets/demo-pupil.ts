export type DemoPupil = {
  readonly studentId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly className: string;
  /** Null for a pupil who needs a card. */
  readonly phone: string | null;
  /** Of a card that the pupil has already; null for one that is to be made, and beside a phone. */
  readonly cardNumber: string | null;
  /** On a card, at an operator that offers it; not said of others. */
  readonly hasTwoHomes?: true;
  /** The special situation of a pupil that the documentation names. */
  readonly situation: string | null;
};
