export { agreementStore } from './agreement.store.ts';
export {
  type AgreementTerms,
  type DateSettings,
  findAgreementTerms,
  findDateSettings,
} from './agreement.query.ts';
