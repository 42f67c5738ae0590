export { addAgreement } from './add-agreement.ts';
export {
  type AgreementTerms,
  type DateSettings,
  findAgreementTerms,
  findDateSettings,
} from './agreement.query.ts';
