import { freeTicketBirthdayCalls } from '@takst/contract/ticketing/batches/free-ticket-birthday-calls.ts';
import { freeTicketDepartmentCalls } from '@takst/contract/ticketing/batches/free-ticket-department-calls.ts';
import { freeTicketEndCalls } from '@takst/contract/ticketing/batches/free-ticket-end-calls.ts';
import { freeTicketLeaverCalls } from '@takst/contract/services/free-tickets/leavers/free-ticket-leaver-calls.ts';
import { freeTicketOrderCalls } from '@takst/contract/ticketing/batches/free-ticket-order-calls.ts';
import { schoolTicketOrderCalls } from '@takst/contract/services/school-tickets/order/school-ticket-order-calls.ts';
import { listBirthdays } from '@takst/contract/services/free-tickets/birthdays/list-birthdays.contract.ts';
import { getFreePrices } from '@takst/contract/services/free-tickets/get-free-prices.contract.ts';
import { listFamily } from '@takst/contract/services/free-tickets/list-family.contract.ts';
import {
  downloadFreeTickets,
  listFreeTickets,
} from '@takst/contract/services/free-tickets/list/free-ticket-list.contract.ts';
import {
  downloadFreeBaseLines,
  downloadFreeBaseLinesXlsx,
} from '@takst/contract/services/free-tickets/invoice-base/download-free-base-lines.contract.ts';
import { getFreeInvoiceBase } from '@takst/contract/services/free-tickets/invoice-base/get-free-invoice-base.contract.ts';
import { freeInvoiceBaseList } from '@takst/contract/services/free-tickets/invoice-base/list-free-invoice-bases.contract.ts';
import { listTaxBaseDates } from '@takst/contract/services/free-tickets/tax-base/list-tax-base-dates.contract.ts';
import { taxBaseList } from '@takst/contract/services/free-tickets/tax-base/tax-base-list.contract.ts';
import { taxChangeList } from '@takst/contract/services/free-tickets/tax-changes/tax-change-list.contract.ts';
import { listDepartmentTaxChanges } from '@takst/contract/services/free-tickets/tax-changes/list-department-tax-changes.contract.ts';
import { getSchoolOrderOffer } from '@takst/contract/services/school-tickets/order/get-school-order-offer.contract.ts';
import { getPaperTicket } from '@takst/contract/services/school-tickets/lost-card/get-paper-ticket.contract.ts';
import { getSchoolTicket } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import { listSchoolTicketCards } from '@takst/contract/services/school-tickets/ticket/list-school-ticket-cards.contract.ts';
import { listTicketCards } from '@takst/contract/services/free-tickets/ticket/list-ticket-cards.contract.ts';
import { listCardRequests } from '@takst/contract/ticketing/travel-cards/list-card-requests.contract.ts';
import { listPastExpiryCards } from '@takst/contract/ticketing/travel-cards/list-past-expiry-cards.contract.ts';
import { listRequestedCards } from '@takst/contract/ticketing/travel-cards/list-requested-cards.contract.ts';
import {
  countAllSchoolTickets,
  downloadAllSchoolTickets,
  listAllSchoolTickets,
} from '@takst/contract/services/school-tickets/list/all-school-ticket-list.contract.ts';
import {
  countSchoolTickets,
  downloadSchoolTickets,
  listSchoolTickets,
} from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import { getClassLists } from '@takst/contract/services/school-tickets/class-lists/get-class-lists.contract.ts';
import { getRollover } from '@takst/contract/services/school-tickets/rollover/get-rollover.contract.ts';
import { schoolTicketRolloverCalls } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover-calls.ts';
import { travelCardNumberCalls } from '@takst/contract/ticketing/travel-cards/travel-card-number-calls.ts';
import { downloadCompanyContract } from '@takst/contract/services/onboarding/download-company-contract.contract.ts';
import { getCompanyContract } from '@takst/contract/services/onboarding/get-company-contract.contract.ts';
import { downloadEInvoice } from '@takst/contract/billing/invoices/documents/download-e-invoice.contract.ts';
import { downloadInvoicePdf } from '@takst/contract/billing/invoices/documents/download-invoice-pdf.contract.ts';
import { downloadBaseLines } from '@takst/contract/billing/invoices/base/download-base-lines.contract.ts';
import {
  downloadInvoiceBases,
  listInvoiceBases,
} from '@takst/contract/billing/invoices/base/list-invoice-bases.contract.ts';
import { getAdminInvoice } from '@takst/contract/billing/invoices/base/get-admin-invoice.contract.ts';
import { getInvoiceBase } from '@takst/contract/billing/invoices/base/get-invoice-base.contract.ts';
import { downloadInvoiceLines } from '@takst/contract/billing/invoices/download-invoice-lines.contract.ts';
import {
  downloadInvoices,
  listInvoices,
} from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { getInvoice } from '@takst/contract/billing/invoices/get-invoice.contract.ts';
import { listOrders } from '@takst/contract/billing/invoices/list-orders.contract.ts';
import { getInvoiceChanges } from '@takst/contract/billing/invoices/get-invoice-changes.contract.ts';
import { getNextInvoice } from '@takst/contract/billing/invoices/get-next-invoice.contract.ts';
import { previewMonth } from '@takst/contract/billing/invoices/preview-month.contract.ts';
import * as statementFiles from '@takst/contract/services/housing/statement/download-statement.contract.ts';
import { getStatement } from '@takst/contract/services/housing/statement/get-statement.contract.ts';
import { downloadPayrollChanges } from '@takst/contract/billing/payroll/download-payroll-changes.contract.ts';
import { getPayrollOverview } from '@takst/contract/billing/payroll/get-payroll-overview.contract.ts';
import { listChangedSubscriptions } from '@takst/contract/billing/payroll/list-changed-subscriptions.contract.ts';
import {
  checkPayrollFile,
  downloadPayrollFile,
} from '@takst/contract/billing/payroll/payroll-file.contract.ts';
import { downloadUnitCosts } from '@takst/contract/services/housing/costs/download-unit-costs.contract.ts';
import { getPaymentOverview } from '@takst/contract/billing/invoices/payments/get-payment-overview.contract.ts';
import { getInvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/get-invoice-recipient.contract.ts';
import { listInvoiceRuns } from '@takst/contract/billing/invoices/run/list-invoice-runs.contract.ts';
import { listSubscriberInvoices } from '@takst/contract/billing/invoices/list-subscriber-invoices.contract.ts';
import { companyTicketRosterCalls } from '@takst/contract/services/company-tickets/roster/company-ticket-roster-calls.ts';
import { listInvoiceReferences } from '@takst/contract/services/ticket-counter/references/invoice-reference-list.contract.ts';
import { getAgreementUses } from '@takst/contract/customers/agreements/get-agreement-uses.contract.ts';
import { getCompanyOverview } from '@takst/contract/customers/companies/overview/get-company-overview.contract.ts';
import { getRunCheck } from '@takst/contract/billing/invoices/run/get-run-check.contract.ts';
import { downloadCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { downloadCompanyHistory } from '@takst/contract/customers/companies/download-company-history.contract.ts';
import { downloadSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { companyTicketChangeCalls } from '@takst/contract/ticketing/batches/company-ticket-change-calls.ts';
import { downloadVoucherOffers } from '@takst/contract/services/vouchers/list-voucher-offers.contract.ts';
import { voucherOfferCalls } from '@takst/contract/services/vouchers/voucher-offer-calls.ts';
import { codeImportCalls } from '@takst/contract/ticketing/code-pools/code-import-calls.ts';
import { housingOrderCalls } from '@takst/contract/services/housing/many/housing-order-calls.ts';
import { companyTicketOrderCalls } from '@takst/contract/ticketing/batches/company-ticket-order-calls.ts';
import { getNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/get-never-leaver.contract.ts';
import { checkCompanyDeletion } from '@takst/contract/customers/companies/check-company-deletion.contract.ts';
import { listRelatedEntries } from '@takst/contract/ticketing/subscribers/list-related-entries.contract.ts';
import { listOwnShares } from '@takst/contract/services/free-tickets/own-share/list-own-shares.contract.ts';
import { checkBenefitFile } from '@takst/contract/services/free-tickets/payroll-file/check-benefit-file.contract.ts';
import { downloadBenefitFile } from '@takst/contract/services/free-tickets/payroll-file/download-benefit-file.contract.ts';
import { listCodePools } from '@takst/contract/ticketing/code-pools/list-code-pools.contract.ts';
import { listSubscriberSubscriptions } from '@takst/contract/services/subscriptions/list-subscriber-subscriptions.contract.ts';
import { listCompanyProducts } from '@takst/contract/ticketing/subscribers/list-company-products.contract.ts';
import { listProducts } from '@takst/contract/catalogue/products/list-products.contract.ts';
import { downloadManufactureReport } from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { downloadUsers } from '@takst/contract/customers/users/administration/list-users.contract.ts';
import { listDeliveries } from '@takst/contract/services/ticket-counter/delivery/list-deliveries.contract.ts';
import { getCounterOrder } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { listRefunds } from '@takst/contract/services/ticket-counter/orders/list-refunds.contract.ts';
import {
  downloadUnusedCodes,
  listUnusedCodes,
} from '@takst/contract/services/ticket-counter/orders/unused-codes.contract.ts';
import { workbookOf } from '@takst/contract/platform/lists/workbook-of.ts';
import { companyStatements } from '#customers/companies/test-max-statements.ts';
import { deskStatements } from '#services/operator-desk/test-max-statements.ts';

/** As many statements as a call may take whose session is known, where it is not one. */
export const maxStatements: Readonly<Record<string, number>> = {
  [listZones.path]: 0,
  [listProducts.path]: 0,
  [listCompanyProducts.path]: 0,
  // Whether the company is within reach, then its cards.
  [downloadManufactureReport.path]: 2,
  // Which months are open; of a base also the base itself and its fees.
  [freeInvoiceBaseList.list.path]: 2,
  [freeInvoiceBaseList.counts.path]: 2,
  [freeInvoiceBaseList.csv.path]: 2,
  [freeInvoiceBaseList.xlsx.path]: 2,
  [getFreeInvoiceBase.path]: 4,
  [downloadFreeBaseLines.path]: 4,
  [downloadFreeBaseLinesXlsx.path]: 4,
  // Which months are open; of lists also the newest with lines, then theirs. A file is named by its month first.
  [listTaxBaseDates.path]: 2,
  [taxBaseList.list.path]: 3,
  [taxBaseList.csv.path]: 5,
  [taxBaseList.xlsx.path]: 5,
  [taxChangeList.list.path]: 3,
  [taxChangeList.counts.path]: 3,
  [taxChangeList.csv.path]: 5,
  [taxChangeList.xlsx.path]: 5,
  [listDepartmentTaxChanges.path]: 4,
  // The order, then its deliveries.
  [getCounterOrder.path]: 2,
  [listDeliveries.path]: 2,
  [listRefunds.path]: 2,
  [downloadUnusedCodes.path]: 2,
  [listUnusedCodes.path]: 2,
  // Tickets, then subscriptions.
  [listRelatedEntries.path]: 2,
  // The second statement looks up a person without subscriptions.
  [listSubscriberSubscriptions.path]: 2,
  [listInvoiceRuns.path]: 2,
  ...companyStatements,
  ...deskStatements,
  // What is set, then what the network says.
  [getInvoiceRecipient.path]: 2,
  // The onboarding, who signs, then the contract.
  [downloadCompanyContract.path]: 3,
  [getCompanyContract.path]: 3,
  // How many payments are in each state, then the last files.
  [getPaymentOverview.path]: 2,
  // The invoice, who sells, what is set off, then its lines.
  [downloadInvoicePdf.path]: 4,
  [downloadEInvoice.path]: 4,
  // The invoice, its lines, what is set off, then how it was delivered; who somebody is, then theirs.
  [getInvoice.path]: 4,
  [getAdminInvoice.path]: 2,
  [getInvoiceBase.path]: 2,
  [listSubscriberInvoices.path]: 2,
  // Which invoices, then those with their dates.
  [listInvoices.path]: 2,
  [listInvoiceBases.path]: 2,
  // The company's name or the invoice, then what is in the file.
  ...Object.fromEntries(
    [
      downloadInvoices,
      downloadInvoiceLines,
      downloadInvoiceBases,
      downloadBaseLines,
      downloadUnitCosts,
    ]
      .flatMap((csv) => [csv, workbookOf(csv)])
      .map(({ path }) => [path, 2]),
  ),
  // Whose agreement it is, then its invoices, then their lines; or its lines.
  [listOrders.path]: 3,
  [previewMonth.path]: 3,
  // The operator's first month, then the lines of months and those of days.
  [getNextInvoice.path]: 3,
  // The invoice, the one before it, then the lines of both.
  [getInvoiceChanges.path]: 4,
  [listChangedSubscriptions.path]: 2,
  // When the operator's invoices begin, then what is deducted.
  [getPayrollOverview.path]: 2,
  // Months and days of open periods, each with what it waits for.
  [getRunCheck.path]: 8,
  // How files are made, the company's name, then what changes, a month at a time; or what is deducted.
  [downloadPayrollChanges.path]: 9,
  [checkPayrollFile.path]: 2,
  [downloadPayrollFile.path]: 3,
  // The stock, then what is owed, and which offers are open.
  [listCodePools.path]: 3,
  ...Object.fromEntries(
    [
      companyTicketOrderCalls,
      companyTicketChangeCalls,
      companyTicketRosterCalls,
      housingOrderCalls,
      codeImportCalls,
      voucherOfferCalls,
      freeTicketOrderCalls,
      freeTicketEndCalls,
      freeTicketDepartmentCalls,
      freeTicketBirthdayCalls,
      freeTicketLeaverCalls,
      schoolTicketOrderCalls,
      schoolTicketRolloverCalls,
      travelCardNumberCalls,
    ].flatMap((batch) =>
      [batch.getBatch, batch.listRows, batch.downloadRows].map(({ path }) => [path, 2]),
    ),
  ),
  // The batch, then what its rows come to.
  // The tickets of families, and their holder types, too.
  ...Object.fromEntries(
    [
      { calls: companyTicketRosterCalls, perPage: 2 },
      { calls: freeTicketLeaverCalls, perPage: 4 },
    ].flatMap(({ calls, perPage }) => [
      [calls.getRosterSummary.path, 2],
      [calls.listRosterRows.path, perPage],
    ]),
  ),
  // Who it is, then the mark.
  [getNeverLeaver.path]: 2,
  // A part of 500 each, and the end.
  [downloadCompanyHistory.path]: 3,
  // Who is in it, then parts of 250 each, with the world's own people.
  [downloadSubscribers.path]: 6,
  // Which they are, then 41 parts of 250 each: the 10 000 and the world's own.
  [downloadCompanies.path]: 42,
  // Which they are, then one part.
  [downloadUsers.path]: 2,
  [downloadVoucherOffers.path]: 2,
  // Each service counts and lists.
  [getAgreementUses.path]: 10,
  // Each service counts; the company and its administrators.
  [getCompanyOverview.path]: 7,
  // Which they are, and what was ordered under them this year.
  [listInvoiceReferences.path]: 2,
  // The year, then whose move-outs were forgotten; in a file the company, twice, and the units too.
  [getStatement.path]: 2,
  [statementFiles.downloadStatementPdf.path]: 5,
  [statementFiles.downloadStatementXlsx.path]: 5,
  // Which product is taxed, beside prices and zones, which the process keeps.
  [getFreePrices.path]: 2,
  // Which they are, the tickets, their holder types, their cards, which product is taxed, and what employees pay of it; a file by
  // parts.
  [listFreeTickets.path]: 6,
  [downloadFreeTickets.path]: 7,
  // Which they are, the tickets, their cards, what replaces them; a file by parts. The counts go by the school years.
  [listSchoolTickets.path]: 4,
  [downloadSchoolTickets.path]: 5,
  [countSchoolTickets.path]: 2,
  // The school years, and what a new card costs.
  [getSchoolOrderOffer.path]: 2,
  // The tickets of the pupil, their cards, what replaces them, and the school years.
  [getSchoolTicket.path]: 4,
  // The ticket, its card, what it replaces, and the key that signs the code.
  [getPaperTicket.path]: 4,
  [listAllSchoolTickets.path]: 4,
  [downloadAllSchoolTickets.path]: 5,
  [countAllSchoolTickets.path]: 2,
  // The school years, then the tickets.
  [getClassLists.path]: 2,
  // The school years; while one opens, the tickets of both years and what the school has said of its classes, too.
  [getRollover.path]: 4,
  // The ticket, its family, then as for free tickets.
  [listFamily.path]: 7,
  [listBirthdays.path]: 8,
  // The departments, their amounts, and which months are open.
  [listOwnShares.path]: 3,
  // How files are made, which months are open, what there is to tell, and which file has told it.
  [checkBenefitFile.path]: 4,
  // The file, its lines, and the company's name.
  [downloadBenefitFile.path]: 3,
  // Whose they are, then the cards; in lists how many wait, too.
  [listTicketCards.path]: 3,
  [listSchoolTicketCards.path]: 3,
  [listCardRequests.path]: 3,
  [listPastExpiryCards.path]: 3,
  [listRequestedCards.path]: 2,
  // In a transaction, with its beginning and its end.
  [checkCompanyDeletion.path]: 3,
};
