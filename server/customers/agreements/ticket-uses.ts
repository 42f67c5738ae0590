import type { Database, Transaction } from '#platform/db/database.ts';

export type UseRequest = {
  readonly companyId: number;
  readonly agreementId?: number;
  /** What is valid on this day or later counts; what is over before it does not. */
  readonly from: Temporal.PlainDate;
};

export type AgreementUse = {
  readonly agreementId: number;
  readonly tickets: number;
  readonly subscriptions: number;
  /** Their holders; a ticket without one counts for nobody. */
  readonly persons: number;
};

export type UsingTicket = {
  readonly id: number;
  /** Null for a code on a list, a nameless card and paper. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
};

/** Who uses the agreements of a company, as one service answers. */
export type TicketUses = {
  /** By agreement; an agreement that nobody uses is missing. */
  readonly count: (
    source: Database | Transaction,
    request: UseRequest,
  ) => Promise<readonly AgreementUse[]>;
  /** The first of them by name, then those without one. */
  readonly list: (
    source: Database | Transaction,
    request: UseRequest & { readonly limit: number },
  ) => Promise<readonly UsingTicket[]>;
};
