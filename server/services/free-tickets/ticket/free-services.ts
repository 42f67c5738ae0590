/** The tickets that the calls of free tickets reach. */
export const freeServices = ['free-tickets'] as const;
