export { phoneProofData, requestData } from './personal-data.query.ts';
export { eraseRequests, forgetOldRequests } from './requests/forget-requests.store.ts';
