export type { ESigning, SigningEvidence } from './e-signing.port.ts';
