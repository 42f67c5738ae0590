export { createEmbeddedProvider } from './embedded-provider.ts';
export { hashPassword } from './password.ts';
export { savePassword } from './save-password.store.ts';
