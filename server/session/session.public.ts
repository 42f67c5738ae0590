export type { ExpiredSession, RenewSession } from './renew-session.ts';
export { digestOf, newToken } from './secret-token.ts';
export { sessionTokenOf } from './session-cookies.ts';
export type { SessionSettings } from './settings.ts';
export { siteOf } from './site-of-request.ts';
export { endSessionsOf } from './end-sessions.store.ts';
