export { type AgreementTerms, findAgreementTerms } from './agreement.query.ts';
