// @vitest-environment happy-dom
import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import type { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { forgetReports, reportError } from './report-error.ts';
import { reportFailure } from './report-failure.ts';

let server: FakeServer;
beforeEach(() => {
  forgetReports();
  pageFactsOf({ tenant: 'ruter' });
  history.replaceState(null, '', '/bedriftsavtale');
  server = fakeServer();
});
const reports = () =>
  server.callsTo(reportPageError).map(({ body }) => reportPageError.body.parse(body));

describe('the report of an error', () => {
  it('says what happened, where, and by which number support finds it', () => {
    const number = reportError('crash', new TypeError('x is not a function'));
    expect(reports()).toEqual([
      {
        kind: 'crash',
        message: 'TypeError: x is not a function',
        path: '/bedriftsavtale',
        stack: expect.stringContaining('report-error.test.ts') as string,
        number,
      },
    ]);
  });

  it('is sent once for what happens again, under one number', () => {
    const error = new Error('again and again');
    const number = reportError('crash', error);
    expect(reportError('crash', error)).toBe(number);
    expect(reports()).toHaveLength(1);
    expect(reportError('failed-call', error)).not.toBe(number);
    expect(reports()).toHaveLength(2);
  });

  it('is as short as the server takes it', () => {
    history.replaceState(null, '', `/bedriftsavtale/${'a'.repeat(600)}`);
    const error = new Error('m'.repeat(1_200));
    error.stack = 's'.repeat(10_200);
    reportError('crash', error);
    const [report] = reports();
    expect([report?.message.length, report?.path.length, report?.stack?.length]).toEqual([
      1_000, 500, 10_000,
    ]);
  });

  it('has no stack where something else than an error was thrown', () => {
    reportError('no-access', 'No access to /skole');
    expect(reports()).toEqual([
      expect.objectContaining({ kind: 'no-access', message: 'No access to /skole' }),
    ]);
    expect(reports()[0]).not.toHaveProperty('stack');
  });

  it('is about an operation that failed, and not about one that was refused', () => {
    reportFailure<typeof orderCompanyTicket>({ refused: { code: 'PHONE_NOT_MOBILE' } });
    expect(reports()).toEqual([]);
    reportFailure({ failure: new Error('trouble') });
    expect(reports()).toEqual([
      expect.objectContaining({ kind: 'failed-call', message: 'Error: trouble' }),
    ]);
  });

  it('does not tell a private link', () => {
    history.replaceState(null, '', '/billett/secret-token');
    reportError('crash', 'trouble');
    expect(reports()[0]?.path).toBe('/billett/{token}');
    expect(JSON.stringify(server.calls)).not.toContain('secret-token');
  });

  it('that cannot be sent is given up in silence', async () => {
    server.answer(reportPageError, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(reportError('crash', 'trouble')).toMatch(/^[0-9a-f]{8}$/);
    await new Promise((resolve) => void setTimeout(resolve, 10));
  });
});
