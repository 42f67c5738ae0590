export {
  type FailedMessage,
  saveFailedMessages,
  saveWithoutRecipient,
} from './undelivered.store.ts';
