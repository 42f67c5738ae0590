export {
  type IdentificationSecrets,
  identityCallbackPath,
  type IdentityService,
  isIdentityRefused,
  isIdentityUnavailable,
  type ProvenIdentity,
} from './identity.port.ts';
