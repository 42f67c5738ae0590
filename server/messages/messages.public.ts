export {
  type FailedMessage,
  saveFailedMessages,
  saveWithoutRecipient,
  takeOffList,
} from './undelivered.store.ts';
