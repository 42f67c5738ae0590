import type { OptionsOf } from '@takst/contract/batches/batch-service.ts';
import type { companyTicketOrders } from '@takst/contract/batches/company-ticket-orders.ts';

export type OrderOptions = OptionsOf<typeof companyTicketOrders>;
export type ChangeOptions = (changes: Partial<OrderOptions>) => void;
