import type { Origin } from '#platform/http/call.ts';

/** Who has signed in at the tenant's provider. */
type ProvenIdentity = { subject: string; verifiedEmail: string | null };

export type UserRefusal = 'UNKNOWN_USER' | 'INACTIVE_USER' | 'OTHER_LOGIN';
export type AdmissionOutcome = { reply: { userId: number } } | { refused: { code: UserRefusal } };

/** Finds the portal's user for a sign-in; the users' area has it. */
export type AdmitUser = (origin: Origin, identity: ProvenIdentity) => Promise<AdmissionOutcome>;
