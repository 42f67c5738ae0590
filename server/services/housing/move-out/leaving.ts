import type { MoveOutDates } from '@takst/domain/services/housing/entry-on-move-out.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { CompanyResidence } from '#services/housing/residence/residence.store.ts';

/** A person who moves out; the people are locked, and then the unit. */
export type MoveOut = MoveOutDates & {
  readonly residence: CompanyResidence;
  readonly unitNumber: string;
};

export type MoveOutMoment = {
  readonly scope: Scope;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** Why something could not be ended. */
export type MoveOutRefusal = { readonly code: 'END_DATE_NOT_OFFERED' };

/** Whose change it is, in the record. */
export const aboutResident = ({
  companyId,
  holderId,
}: Pick<CompanyResidence, 'companyId' | 'holderId'>) => ({
  companyId,
  subject: { type: 'subscriber', id: holderId },
  about: { holderId },
});
