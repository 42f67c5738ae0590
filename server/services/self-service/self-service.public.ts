export { eraseRequests, forgetOldRequests } from './requests/forget-requests.store.ts';
