import { randomUUID } from 'node:crypto';
import type { ESigning, SigningEvidence } from './e-signing.port.ts';

/**
 * Signs by the identity that was just proved, so there is no page to visit. The caller stores the evidence (identity,
 * time, digest of the document) in the transaction of the signature, and shows it on the page of signatures.
 */
export const identitySigning = (evidence: SigningEvidence): ESigning => ({
  ...evidence,
  create: async () => ({ id: randomUUID(), url: null }),
});
