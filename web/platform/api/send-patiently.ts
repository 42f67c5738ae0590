import { TooManyRequests } from './call-failures.ts';

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** Sends again when the server asks to wait: an act for many is many calls. */
export async function sendPatiently<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      await sleep(error.retryAfterSeconds);
    }
  }
}
