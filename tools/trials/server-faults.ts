import type { Fault } from './fault.ts';
import { accessFaults } from './server-access-faults.ts';
import { feeFaults } from './server-fee-faults.ts';
import { formFaults } from './server-form-faults.ts';
import { creditFaults } from './server-credit-faults.ts';
import { invoiceFaults } from './server-invoice-faults.ts';
import { batchFaults } from './server-batch-faults.ts';
import { erasureFaults } from './server-erasure-faults.ts';
import { housingFaults } from './server-housing-faults.ts';
import { payrollFaults } from './server-payroll-faults.ts';
import { paymentFaults } from './server-payment-faults.ts';
import { oldRowFaults } from './server-row-faults.ts';
import { statementFaults } from './server-statement-faults.ts';
import { subscriptionFaults } from './server-subscription-faults.ts';
import { ticketFaults } from './server-ticket-faults.ts';
import { valueFaults } from './server-value-faults.ts';

/** Wrong server code. */
export const serverFaults: readonly Fault[] = [
  ...oldRowFaults,
  ...valueFaults,
  ...ticketFaults,
  ...accessFaults,
  ...formFaults,
  ...erasureFaults,
  ...batchFaults,
  ...subscriptionFaults,
  ...invoiceFaults,
  ...creditFaults,
  ...feeFaults,
  ...housingFaults,
  ...payrollFaults,
  ...paymentFaults,
  ...statementFaults,
];
