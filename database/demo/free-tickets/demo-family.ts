import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';

/** A person with a right to a free ticket by an employee number (spec 3 §3). */
export type FamilyMember = {
  readonly holderType: FreeHolderType;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: Temporal.PlainDate;
  /** Null for somebody who needs a card. */
  readonly phone: string | null;
};

/** Everybody with the employee number of one employee. */
export type DemoFamily = {
  readonly employeeId: string;
  /** Which of the company's agreements is their department, in the order of its list. */
  readonly department: number;
  readonly members: readonly FamilyMember[];
  /** What is special about a family that the documentation names. */
  readonly situation: string | null;
};
