export {
  type AgreementTerms,
  type DateSettings,
  findAgreementTerms,
  findDateSettings,
} from './agreement.query.ts';
