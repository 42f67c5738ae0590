export { noNames, type TicketNames, ticketNames } from './history/ticket-names.ts';
export { ticketReadings } from './history/ticket-readings.ts';
