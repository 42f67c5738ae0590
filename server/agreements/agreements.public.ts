export { addAgreement } from './add-agreement.ts';
export {
  type AgreementTerms,
  type DateSettings,
  findAgreementTerms,
  findCompanyTerms,
  findDateSettings,
} from './agreement.query.ts';
