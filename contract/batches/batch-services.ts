import type { BatchService } from './batch-service.ts';
import { companyTicketChanges } from './company-ticket-changes.ts';
import { companyTicketOrders } from './company-ticket-orders.ts';
import { companyTicketRoster } from './company-ticket-roster.ts';

/** Every service that takes many rows at once. */
export const batchServices = [
  companyTicketOrders,
  companyTicketChanges,
  companyTicketRoster,
] as const satisfies readonly BatchService[];

export type BatchServiceName = (typeof batchServices)[number]['name'];
export const batchServiceNames = batchServices.map(({ name }) => name) as [
  BatchServiceName,
  ...BatchServiceName[],
];
