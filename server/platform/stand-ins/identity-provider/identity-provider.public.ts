export { createEmbeddedProvider, type EmbeddedProvider } from './embedded-provider.ts';
export { createFirstSignIn } from './first-sign-in.store.ts';
export { hashPassword } from './password.ts';
export { savePassword } from './save-password.store.ts';
