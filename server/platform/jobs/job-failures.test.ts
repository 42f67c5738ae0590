import { expect, it } from 'vitest';
import { reportUnseen } from './job-failures.ts';

const reports = (sourceOutput: object | null) => {
  const reports: unknown[] = [];
  const job = { id: 'copy', data: {}, sourceId: 'original', sourceName: 'send-sms', sourceOutput };
  reportUnseen(job, {
    log: { warn: () => undefined },
    reportError: (error, where) => reports.push([String(error), where]),
  });
  return reports;
};

it('a job whose process died at each try is reported by the next process', () => {
  expect(reports({ message: 'job heartbeat timeout' })).toEqual([
    [
      'Error: A job has failed for good: job heartbeat timeout',
      { requestId: 'original', route: 'job send-sms' },
    ],
  ]);
  expect(reports(null)).toHaveLength(1);
});

it('a job that reported its own failure is not reported again', () => {
  expect(reports({ message: 'the gateway is down', reported: true })).toEqual([]);
});
