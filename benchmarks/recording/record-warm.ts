import type { Bench } from '../measured-portal.ts';
import type { Request } from '../measure/http-client.ts';
import { type Recording, recordingPortal } from './recording-portal.ts';

/** Records requests of sessions that are cached. */
export async function recordWarm(bench: Bench, requests: readonly Request[]): Promise<Recording[]> {
  const portal = await recordingPortal({ url: bench.database.url, smsUrl: bench.smsUrl });
  try {
    const recorded: Recording[] = [];
    for (const request of requests) {
      await portal.record(request);
      recorded.push(await portal.record(request));
    }
    return recorded;
  } finally {
    await portal.stop();
  }
}
