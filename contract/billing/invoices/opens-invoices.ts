/** Each service opens the invoices of the companies that have it (spec 1 §6). */
export const opensInvoices = {
  any: ['companyTicket', 'freeTicket', 'housing', 'school', 'ticketCounter'],
} as const;
