// A file of its own: users read it, on which the use cases of onboarding stand.
export { acceptAccessRequest, acceptRequestOfUser } from './accept-access-request.ts';
export { lockOpenAccessRequest } from './lock-open-access-request.ts';
