import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createErrorReports } from './error-reports.ts';

describe('an unexpected error', () => {
  const received: string[] = [];
  let service: Server;
  let dsn = '';
  beforeAll(async () => {
    service = createServer((request, response) => {
      void text(request).then((body) => {
        received.push(body);
        response.end('{}');
      });
    });
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    dsn = `http://key@127.0.0.1:${(service.address() as AddressInfo).port}/1`;
  });
  afterAll(() => service.close());

  const reported = async (error: unknown): Promise<string> => {
    const reports = createErrorReports(dsn, 'test');
    reports.report(error, { requestId: 'request-7', route: 'POST /api/ticket/create' });
    await reports.flush();
    return received.splice(0).join('\n');
  };

  it('is reported with its request, its route and where it was thrown', async () => {
    const report = await reported(new Error('the price is gone'));
    expect(report).toContain('the price is gone');
    expect(report).toContain('request-7');
    expect(report).toContain('POST /api/ticket/create');
    expect(report).toContain('error-reports.test.ts');
  });

  it('is reported without anything about people', async () => {
    const phone = '41112223';
    const report = await reported(
      Object.assign(new Error(`wrong: "${phone}", +47 411 12 223, kari@bedrift.example`), {
        detail: `Failing row contains (Navnesen, ${phone})`,
        parameters: ['Navnesen'],
        cause: new Error(`Navnesen ${phone}`),
      }),
    );
    expect(report).toContain('wrong: ');
    expect(report).not.toMatch(/41112223|411 12 223|kari@|Navnesen/);
  });

  it('that is no error is reported without what it was', async () => {
    const report = await reported({ phone: '41112223', lastName: 'Navnesen' });
    expect(report).toContain('request-7');
    expect(report).not.toMatch(/41112223|Navnesen/);
  });

  it('is nobody’s business without an address', async () => {
    const reports = createErrorReports(null, 'test');
    reports.report(new Error('x'), { requestId: '1', route: '/' });
    await reports.flush();
    expect(received).toEqual([]);
  });
});
