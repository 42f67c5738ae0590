import type { BatchService } from './batch-service.ts';
import { draftCalls } from './draft-calls.ts';
import { mendCalls } from './mend-calls.ts';
import { readCalls } from './read-calls.ts';
import { runCalls } from './run-calls.ts';

/** The calls of one service. A batch of another service is as if it did not exist. */
export const batchCalls = (service: BatchService) => ({
  ...draftCalls(service),
  ...mendCalls(service),
  ...runCalls(service),
  ...readCalls(service),
});
export type BatchCalls = ReturnType<typeof batchCalls>;
