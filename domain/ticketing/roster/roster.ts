/** One row of a company's list of employees; null for fields that are missing or cannot be read. */
export type RosterEntry = {
  readonly row: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly employeeId: string | null;
  /** With its country code. */
  readonly phone: string | null;
  /** The agreement that the row's department is the invoice reference of. */
  readonly agreementId: number | null;
};

/** A person in the company who has a ticket today or will have one. */
export type RosterPerson = {
  /** Of free tickets: the holder who stands for the family. */
  readonly subscriberId: number;
  /** Of free tickets: those that the whole family has today or will have. */
  readonly ticketIds?: readonly number[];
  readonly firstName: string;
  readonly lastName: string;
  readonly employeeId: string;
  /** With its country code; null for none. */
  readonly phone: string | null;
  /** The agreement of their ticket; null when it cannot be changed. */
  readonly agreementId: number | null;
  /** The company has said that they never leave; of free tickets: they have retired. */
  readonly isNeverLeaver: boolean;
  /** Their tickets have a last day already. */
  readonly isEnding: boolean;
  /** The day of their last order. */
  readonly orderedOn: Temporal.PlainDate;
};

/** The result of the comparison for a row of the list, or for a person who is not on it. */
export const rosterClasses = [
  'joiner',
  'leaver',
  'changed',
  'changed-phone',
  'unclear',
  'never-leaver',
  'unchanged',
] as const;
export type RosterClass = (typeof rosterClasses)[number];

/** What is proposed; in the order in which it is carried out. */
export const rosterActs = ['end', 'update', 'move', 'order'] as const;
export type RosterAct = (typeof rosterActs)[number];

const unclearReasons = [
  /** The number is that of one person, the phone that of another. */
  'NUMBER_AND_PHONE_DIFFER',
  /** Several people have the number. */
  'NUMBER_OF_SEVERAL',
  /** Number or phone is the same, and all else is another's. */
  'ALMOST_NOTHING_SAME',
  /** Another row is about the same person. */
  'PERSON_OF_ANOTHER_ROW',
  /** Another person has the same name, and another number or phone. */
  'SAME_NAME',
  /** Other rows have the same number or phone. */
  'TWICE_IN_LIST',
] as const;
export type UnclearReason = (typeof unclearReasons)[number];

export const rosterReasons = [
  ...unclearReasons,
  'ORDERED_RECENTLY',
  'ENDING_ALREADY',
  'MANY_NAMES_CHANGED',
  /** A planned change gives a member of the family another employee number. */
  'NUMBER_CHANGES',
] as const;
/** Why nothing is proposed, or why it is not ticked. */
export type RosterReason = (typeof rosterReasons)[number];

export const changeableFields = [
  'firstName',
  'lastName',
  'employeeId',
  'phone',
  'agreement',
] as const;
export type ChangedField = (typeof changeableFields)[number];
