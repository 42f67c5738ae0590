export {
  type IdentificationSecrets,
  identityCallbackPath,
  IdentityRefused,
  type IdentityRefusalCode,
  type IdentityService,
  IdentityUnavailable,
  isIdentityRefused,
  isIdentityUnavailable,
  type ProvenIdentity,
} from './identity.port.ts';
