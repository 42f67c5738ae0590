import { operatorAccount } from '@takst/domain/billing/invoices/payments/test-ocr-giro.ts';
import {
  ofTenant,
  type PerTenant,
  type TenantId,
} from '@takst/domain/platform/tenants/tenant-id.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';
import {
  everyOperator,
  hr,
  refundsAnyService,
  support,
  withAnyService,
} from '#testing/access-table/rows.ts';
import { idsOf } from '#testing/portal/ids-of-companies.store.ts';
import { bankPaymentIds, paymentFileIds, placeInvoices } from './test-world.store.ts';

/** Accounts of the reference data. */
const accounts: PerTenant<string> = {
  ruter: operatorAccount,
  akt: '15944000019',
  fjord: '15944000027',
  nord: '15944000027',
};

/** The example of a file, in base64, with the account of another operator than the main one. */
const bankFileOf = (tenant: TenantId, example: string): string =>
  Buffer.from(
    Buffer.from(example, 'base64')
      .toString('latin1')
      .replaceAll(operatorAccount, ofTenant(accounts, tenant)),
    'latin1',
  ).toString('base64');

export const invoicesAccess = {
  whoMay: {
    invoices: [
      ...withAnyService,
      {
        ...hr,
        agreement: 'SCHOOLTICKET',
        roles: ['SCHOOLTICKET_ADMIN'],
        globalRoles: ['GLOBAL_SCHOOLTICKET_ADMIN'],
      },
    ],
    'invoices.refund': refundsAnyService,
    // A run closes periods also where no invoices are issued (docs/decisions/0081).
    'invoices.run': { ...support, operators: everyOperator },
    'invoices.payments': { ...hr, roles: [] },
  },
  things: {
    invoices: {
      find: (tx) => idsOf(tx, 'invoices.invoice'),
      nobodys: 7_099_999,
      inPaths: 'first',
      pathName: 'invoiceId',
      isMark: true,
    },
    /** From the bank, not matched. */
    bankPayments: { find: bankPaymentIds, nobodys: 7_059_999, inPaths: 'first', isMark: false },
    /** With its payments, and those of other companies of the operator. */
    paymentFiles: { find: paymentFileIds, nobodys: 7_049_999, inPaths: 'first', isMark: false },
    invoiceLines: {
      find: (tx) => idsOf(tx, 'invoices.line'),
      nobodys: 6_999_999,
      inPaths: 'none',
      pathName: 'lineId',
      isMark: true,
    },
    invoiceBases: {
      find: (tx) => idsOf(tx, 'invoices.closed_period'),
      nobodys: 6_799_999,
      inPaths: 'none',
      pathName: 'baseId',
      isMark: true,
    },
  },
  place: placeInvoices,
  firstIds: {
    'invoices.invoice': 7_000_001,
    'invoices.closed_period': 6_800_001,
    'invoices.bank_payment': 7_050_001,
    'invoices.payment_file': 7_040_001,
  },
  freshFields: {
    /** A bank's file is about an account of the operator. */
    content: ({ tenant }, example) => bankFileOf(tenant, String(example)),
  },
  /** A row of a file of payments. */
  words: { row: '1' },
  // A file of payments names who imported it.
  tellsOf: { 'invoices.payments': 'of-operator' },
} as const satisfies AreaAccess;
