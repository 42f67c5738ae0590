/** When a child's ticket ends by the settings of a company (spec 3 §3, §4). */
export const childEndKinds = ['NEVER', 'AT_END_OF_MONTH', 'AT_END_OF_YEAR'] as const;
export type ChildEndKind = (typeof childEndKinds)[number];

export const childEndAges = [18, 19, 20] as const;
export type ChildEndAge = (typeof childEndAges)[number];

export type ChildEndSettings = {
  readonly expireChildTickets: ChildEndKind;
  readonly expireChildTicketsAtAge: ChildEndAge;
};

/** What holds while a company has saved no settings: no ticket ends by rule (domain: Children). */
export const unsetChildEnd: ChildEndSettings = {
  expireChildTickets: 'NEVER',
  expireChildTicketsAtAge: 18,
};

/** What the form shows first while nothing is saved (spec 3 §4); it does not count until it is saved. */
export const suggestedChildEnd: ChildEndSettings = {
  expireChildTickets: 'AT_END_OF_MONTH',
  expireChildTicketsAtAge: 18,
};
