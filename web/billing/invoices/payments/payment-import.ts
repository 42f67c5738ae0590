import type { importPayments } from '@takst/contract/billing/invoices/payments/import-payments.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import { useSyncExternalStore } from 'react';

export type PaymentImportReply = Reply<typeof importPayments>;

/** The progress of an import. The server imports a file in one transaction, so there is no partial progress. */
export type PaymentImport =
  | { readonly stage: 'nothing' }
  | { readonly stage: 'reading' | 'registering'; readonly name: string; readonly since: number }
  | { readonly stage: 'done'; readonly imported: PaymentImportReply };

let current: PaymentImport = { stage: 'nothing' };
const listeners = new Set<() => void>();

/** The import of this tab. It goes on when its page is left, and the page finds it again. */
export const paymentImport = {
  get: (): PaymentImport => current,
  change(next: PaymentImport): void {
    current = next;
    for (const listener of listeners) listener();
  },
  /** Whether its page is open. */
  isWatched: (): boolean => listeners.size > 0,
  watch(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      // A result that was seen is not shown again.
      if (listeners.size === 0 && current.stage === 'done') current = { stage: 'nothing' };
    };
  },
};

export const usePaymentImport = (): PaymentImport =>
  useSyncExternalStore(paymentImport.watch, paymentImport.get);
