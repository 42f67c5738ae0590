/** The relation of a free ticket's holder to the employee whose number the ticket has (spec 3 §3). */
export const freeHolderTypes = ['EMPLOYEE', 'RETIRED', 'FAMILY_MEMBER'] as const;
export type FreeHolderType = (typeof freeHolderTypes)[number];
