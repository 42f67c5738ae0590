import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import type { BatchService } from '@takst/contract/ticketing/batches/batch-service.ts';
import { companyTicketOrderCalls } from '@takst/contract/ticketing/batches/company-ticket-order-calls.ts';
import { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { type ComponentType, createContext } from 'react';
import type { BatchKit, DraftOptions } from '#ticketing/batches/batch/batch-kit.ts';

export type OptionProps = Pick<DraftOptions, 'options' | 'onChange'>;

/** The batches of orders of a service, and what it adds to their pages. */
export type ManyOrders = {
  service: BatchService;
  calls: BatchCalls;
  /** Below the options of every order. */
  Options: ComponentType<OptionProps>;
  /** In the place of, or beside, the words of every order. */
  useOwnTexts: () => Partial<BatchKit['texts']>;
};

const nothing = {};

export const ManyOrdersContext = createContext<ManyOrders>({
  service: companyTicketOrders,
  calls: companyTicketOrderCalls,
  Options: () => null,
  useOwnTexts: () => nothing,
});
