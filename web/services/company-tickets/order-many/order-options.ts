import type { OptionsOf } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';

export type OrderOptions = OptionsOf<typeof companyTicketOrders>;
export type ChangeOptions = (changes: Partial<OrderOptions>) => void;
