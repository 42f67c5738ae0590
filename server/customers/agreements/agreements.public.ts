export { deleteUnsignedAgreements, openSignedAgreements } from './signed-agreements.ts';
export { usualPaymentDeadline } from './agreement-defaults.query.ts';
export { addAgreement } from './add-agreement.ts';
export {
  type AgreementTerms,
  type DateSettings,
  findAgreementTerms,
  findCompanyTerms,
} from './agreement.query.ts';
export type { AgreementUse, TicketUses, UseRequest, UsingTicket } from './ticket-uses.ts';
