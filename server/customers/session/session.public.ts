export type { SessionSettings } from './settings.ts';
export { endSessionsOf } from './own-sessions/end-sessions.store.ts';
export type {
  AdmissionOutcome,
  AdmitUser,
  ProvenIdentity,
  UserRefusal,
} from './signing-in/admit-user.ts';
