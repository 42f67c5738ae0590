import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotFound, TooManyRequests } from './call-failures.ts';
import { sendPatiently } from './send-patiently.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('one call of many', () => {
  it('is sent again when the server says so, as often as it does', async () => {
    const send = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TooManyRequests(3))
      .mockRejectedValueOnce(new TooManyRequests(1))
      .mockResolvedValue('sent');
    const sent = sendPatiently(send);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toBe('sent');
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('fails at once for any other reason', async () => {
    const send = vi.fn<() => Promise<string>>().mockRejectedValue(new NotFound());
    await expect(sendPatiently(send)).rejects.toBeInstanceOf(NotFound);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
