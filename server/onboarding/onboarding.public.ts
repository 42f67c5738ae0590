export { forgetOldAccessRequests } from '#users/access-requests/forget-access-requests.store.ts';
export { signingEvidence } from './contract/signing-evidence.ts';
export { forgetOnboardings } from './forget-onboardings.store.ts';
