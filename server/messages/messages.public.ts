export { type FailedMessage, saveFailedMessages } from './undelivered.store.ts';
