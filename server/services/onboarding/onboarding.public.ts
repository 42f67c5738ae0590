export { signingEvidence } from './contract/signing-evidence.ts';
export { forgetOnboardings } from './forget-onboardings.store.ts';
