export { onboardingData } from './personal-data.query.ts';
export { signingEvidence } from './contract/signing-evidence.ts';
export { forgetOnboardings } from './forget-onboardings.store.ts';
