import { describe, expect, it } from 'vitest';
import { readSessionVersion, writeSessionVersion } from './session-version.ts';

const today = Temporal.PlainDate.from('2026-03-04');

describe('the version of a session', () => {
  it.each([
    { today, user: 'aB3_-x', company: null },
    { today, user: 'aB3_-x', company: { id: 1001, digest: '9f-_a' } },
  ])('is read as it was written: %j', (version) => {
    expect(readSessionVersion(writeSessionVersion(version))).toEqual(version);
  });

  it.each(['', '2026-03-04', '04.03.2026.abc', '2026-03-04.abc.x-y'])('is not %j', (text) => {
    expect(readSessionVersion(text)).toBeNull();
  });
});
