export type {
  ESigning,
  Signature,
  Signer,
  SigningEvidence,
  SigningRequest,
} from './e-signing.port.ts';
