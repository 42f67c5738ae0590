// A file of its own: access and companies read it, on which the use cases of agreements.public.ts stand.
export { isLiveAgreement, isLiveAgreementWithin } from './live-agreement.query.ts';
