/** What opens the calls that the services for the people of a company share. */
export const anySubscriberService = { any: ['companyTicket', 'housing'] } as const;
