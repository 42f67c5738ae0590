import type { BatchService } from './batch-service.ts';
import type { BatchServiceName } from './batch-service-names.ts';
import { codeImports } from '../code-pools/code-imports.ts';
import { companyTicketChanges } from './company-ticket-changes.ts';
import { companyTicketOrders } from './company-ticket-orders.ts';
import { companyTicketRoster } from './company-ticket-roster.ts';
import { housingOrders } from '../housing/many/housing-orders.ts';

type NamedService = BatchService & { readonly name: BatchServiceName };

/** The services of `batch-service-names.ts`. */
export const batchServices = [
  companyTicketOrders,
  companyTicketChanges,
  companyTicketRoster,
  housingOrders,
  codeImports,
] as const satisfies readonly NamedService[];
