import { getAdminInvoice as route } from '@takst/contract/billing/invoices/base/get-admin-invoice.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { describeInvoice } from '../invoice/describe-invoice.ts';
import { openedInvoice } from '../invoice/opened-invoice.ts';

export const getAdminInvoice = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const opened = await openedInvoice(database, scope, params.id);
    if (!opened) return { refused: { code: 'INVOICE_NOT_FOUND' } };
    const { reference, totalPrice, companyCustomerNumber, ...invoice } = describeInvoice(
      opened.row,
      today,
    );
    return {
      reply: {
        invoiceDate: invoice.invoiceDate,
        agreementNumber: invoice.agreementNumber,
        companyId: invoice.companyId,
        dueDate: invoice.dueDate,
        invoiceNumber: invoice.invoiceNumber,
        invoiceRef: reference,
        kid: invoice.kid,
        ourReference: String(invoice.agreementNumber),
        theirReference: reference,
        outstandingAmount: invoice.outstandingAmount,
        payerRef: companyCustomerNumber,
        paymentStatus: invoice.paymentStatus,
        reminderDueDate: invoice.reminderDueDate,
        totalAmount: totalPrice,
        totalVat: invoice.totalVat,
        lines: opened.lines,
      },
    };
  });
