import { describe, expect, it } from 'vitest';
import { createMetrics, type JobCount, type MetricSources } from './metrics.ts';

const noJobs: readonly JobCount[] = [];
const metricsOf = (sources: Partial<MetricSources> = {}) =>
  createMetrics({ pool: null, standby: null, countJobs: async () => noJobs, ...sources });
const linesOf = async (metrics: ReturnType<typeof metricsOf>, start: string) =>
  (await metrics.read()).split('\n').filter((line) => line.startsWith(start));

describe('the numbers of a process', () => {
  it('count each try to send, by its outcome, and let the failure through', async () => {
    const metrics = metricsOf();
    const sender = metrics.counted('sms', {
      send: async (text: string) => {
        if (text === 'bad') throw new Error('the gateway answered 503');
      },
    });
    await sender.send('good');
    await sender.send('good');
    await expect(sender.send('bad')).rejects.toThrow('503');
    expect(await linesOf(metrics, 'takst_messages_total')).toEqual([
      'takst_messages_total{kind="sms",outcome="sent"} 2',
      'takst_messages_total{kind="sms",outcome="failed"} 1',
      'takst_messages_total{kind="email",outcome="sent"} 0',
      'takst_messages_total{kind="email",outcome="failed"} 0',
    ]);
  });

  it('say how many connections are open, idle and waited for at the moment', async () => {
    let waiting = 0;
    const metrics = metricsOf({ pool: () => ({ open: 12, idle: 3, waiting }) });
    waiting = 7;
    expect(await linesOf(metrics, 'takst_database_pool{')).toEqual([
      'takst_database_pool{state="open"} 12',
      'takst_database_pool{state="idle"} 3',
      'takst_database_pool{state="waiting"} 7',
    ]);
  });

  it('forget jobs that are done, and know the age of those that wait', async () => {
    let counts: readonly JobCount[] = [
      { job: 'send-sms', state: 'waiting', count: 4, oldestSeconds: 90 },
      { job: 'send-sms', state: 'failed', count: 1, oldestSeconds: 900 },
    ];
    const metrics = metricsOf({ countJobs: async () => counts });
    expect(await linesOf(metrics, 'takst_job')).toEqual([
      'takst_jobs{job="send-sms",state="waiting"} 4',
      'takst_jobs{job="send-sms",state="failed"} 1',
      'takst_jobs_oldest_waiting_seconds{job="send-sms"} 90',
    ]);
    counts = noJobs;
    expect(await linesOf(metrics, 'takst_job')).toEqual([]);
  });

  it('are there without the database, which is then down', async () => {
    const metrics = metricsOf({ countJobs: () => Promise.reject(new Error('connection refused')) });
    expect(await linesOf(metrics, 'takst_database_up')).toEqual(['takst_database_up 0']);
    expect(await linesOf(metrics, 'takst_messages_total')).toHaveLength(4);
    expect(await linesOf(metricsOf(), 'takst_database_up')).toEqual(['takst_database_up 1']);
  });

  it('have event loop and memory', async () => {
    const text = await metricsOf().read();
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
  });
});
