export { endSessionsOf } from './own-sessions/end-sessions.store.ts';
export type { AdmissionOutcome, AdmitUser, UserRefusal } from './signing-in/admit-user.ts';
