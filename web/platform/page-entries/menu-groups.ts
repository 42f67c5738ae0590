/** The groups of the menu, one for each service, in its order. */
export const menuGroups = [
  'visitors',
  'support',
  'companyTickets',
  'freeTickets',
  'schoolAndHousing',
  'ticketCounter',
  'economy',
  'company',
] as const;
export type MenuGroup = (typeof menuGroups)[number];
