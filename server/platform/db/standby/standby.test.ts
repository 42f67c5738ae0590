import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sql } from 'kysely';
import type { LentConnection } from '../connection/postgres.ts';
import { readsOfStandby } from '../connection/reads-of-standby.ts';
import { mayReadFromStandby, readFromPrimary, stayOnPrimary } from './reading-place.ts';
import { watchStandby } from './standby.ts';

type Server = {
  replayed: number;
  timeline: number;
  isStandby: boolean;
  fault: Error | 'deaf' | null;
  /** For reads alone. */
  refuses: Error | null;
};
const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
/** The looks of the watch come when a test asks for them, by the clock. */
const times = { lookMs: 60, catchUpMs: 10, silenceMs: 40 };

/** A primary at place 5 of its log, and a standby that has all of it. */
function servers() {
  const primary = { place: 5, timeline: 1 };
  const standby: Server = { replayed: 5, timeline: 1, isStandby: true, fault: null, refuses: null };
  const answer = (name: string, statement: string) => {
    if (statement.includes('pg_current_wal_flush_lsn'))
      return { location: String(primary.place), timeline: primary.timeline, system: '7' };
    if (statement.includes('pg_is_in_recovery'))
      return {
        isStandby: standby.isStandby,
        isOfPrimary: standby.timeline === primary.timeline,
        behind: primary.place - standby.replayed,
      };
    if (name === 'standby' && standby.refuses) throw standby.refuses;
    return { name };
  };
  const connection = (name: string, fault: () => Server['fault']) => async () => {
    const now = fault();
    if (now instanceof Error) throw now;
    const query = async (statement: string) => {
      const later = fault();
      if (later instanceof Error) throw later;
      if (later === 'deaf') return new Promise(() => undefined);
      return { rows: [answer(name, statement)], command: 'SELECT' };
    };
    return { query: query as LentConnection['query'], release: () => undefined };
  };
  const told: string[] = [];
  const toPrimary = connection('primary', () => null);
  const watch = watchStandby({
    primary: toPrimary,
    standby: connection('standby', () => standby.fault),
    warn: (text) => told.push(text),
    times,
  });
  onTestFinished(() => watch.stop());
  const reads = readsOfStandby(watch, toPrimary);
  const read = async () => {
    const { rows } = await sql<{ name: string }>`select 'which' as name`.execute(reads);
    return rows[0]?.name;
  };
  const untilState = (state: string) =>
    vi.waitUntil(() => watch.report().state === state, { timeout: 5_000, interval: 2 });
  return {
    primary,
    standby,
    told,
    watch,
    read,
    untilState,
    listed: () => mayReadFromStandby()(read),
  };
}

describe('reads of a call that may go to a standby', () => {
  it('go there when it has all that the primary had, and those of other calls do not', async () => {
    const { listed, read, untilState, watch } = servers();
    await untilState('in-use');
    expect(await listed()).toBe('standby');
    expect(await read()).toBe('primary');
    expect(await mayReadFromStandby()(() => readFromPrimary(read))).toBe('primary');
    expect(watch.report().reads).toEqual({ standby: 1, primary: 0 });
  });

  it('stay on the primary to the end of a call that was there once', async () => {
    const { listed, read, standby, untilState } = servers();
    await untilState('in-use');
    const part = mayReadFromStandby();
    expect(await part(read)).toBe('standby');
    part(stayOnPrimary);
    expect(await part(read)).toBe('primary');
    const other = mayReadFromStandby();
    standby.replayed = 4;
    expect(await other(read)).toBe('primary');
    standby.replayed = 5;
    await untilState('in-use');
    expect(await other(read)).toBe('primary');
    expect(await listed()).toBe('standby');
  });

  it.each([
    ['is behind', { replayed: 4 }, 'behind'],
    ['is promoted', { isStandby: false }, 'no-standby'],
    [
      'follows a primary that was replaced, though it has more',
      { replayed: 9, timeline: 0 },
      'foreign',
    ],
    ['refuses', { fault: refused }, 'lost'],
    ['answers nothing any more', { fault: 'deaf' }, 'lost'],
  ] as const)(
    'go to the primary when it %s, until it can be used again',
    async (_, change, state) => {
      const { standby, listed, untilState, watch, told } = servers();
      await untilState('in-use');
      const before = { ...standby };
      Object.assign(standby, change);
      expect(await listed()).toBe('primary');
      expect(watch.report().state).toBe(state);
      Object.assign(standby, before);
      await untilState('in-use');
      expect(await listed()).toBe('standby');
      expect(told).toHaveLength(3);
    },
  );

  it.each([
    ['a statement that only the primary can run', '25006', 'in-use'],
    ['a statement that the standby cancels', '40001', 'in-use'],
    ['a connection that is lost meanwhile', '08006', 'lost'],
  ])('are tried again on the primary after %s', async (_, code, state) => {
    const { standby, listed, untilState, watch } = servers();
    await untilState('in-use');
    standby.refuses = Object.assign(new Error('no'), { code });
    expect(await listed()).toBe('primary');
    expect(watch.report().state).toBe(state);
  });

  it('wait a moment for what is on its way', async () => {
    const { standby, primary, listed, untilState } = servers();
    await untilState('in-use');
    primary.place = 6;
    setTimeout(() => (standby.replayed = 6), 2);
    expect(await listed()).toBe('standby');
  });
});
