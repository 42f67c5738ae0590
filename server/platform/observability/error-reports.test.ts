import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { testWith } from '#testing/test-with.ts';
import { createErrorReports } from './error-reports.ts';

const sharedTest = testWith({
  make: async (onEnd) => {
    const received: string[] = [];
    const service = createServer((request, response) => {
      void text(request).then((body) => {
        received.push(body);
        response.end('{}');
      });
    });
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    onEnd(() => service.close());
    const dsn = `http://key@127.0.0.1:${(service.address() as AddressInfo).port}/1`;
    const report = async (error: unknown): Promise<string> => {
      const reports = createErrorReports(dsn, 'test');
      reports.report(error, { requestId: 'request-7', route: 'POST /api/ticket/create' });
      await reports.flush();
      return received.splice(0).join('\n');
    };
    return { received, report };
  },
});

describe('an unexpected error', () => {
  sharedTest(
    'is reported with its request, its route and where it was thrown',
    async ({ report }) => {
      const sentReport = await report(new Error('the price is gone'));
      expect(sentReport).toContain('the price is gone');
      expect(sentReport).toContain('request-7');
      expect(sentReport).toContain('POST /api/ticket/create');
      expect(sentReport).toContain('error-reports.test.ts');
    },
  );

  sharedTest('is reported without anything about people', async ({ report }) => {
    const phone = '41112223';
    const sentReport = await report(
      Object.assign(new Error(`wrong: "${phone}", +47 411 12 223, kari@bedrift.example`), {
        detail: `Failing row contains (Navnesen, ${phone})`,
        parameters: ['Navnesen'],
        cause: new Error(`Navnesen ${phone}`),
      }),
    );
    expect(sentReport).toContain('wrong: ');
    expect(sentReport).not.toMatch(/41112223|411 12 223|kari@|Navnesen/);
  });

  sharedTest('that is no error is reported without what it was', async ({ report }) => {
    const sentReport = await report({ phone: '41112223', lastName: 'Navnesen' });
    expect(sentReport).toContain('request-7');
    expect(sentReport).not.toMatch(/41112223|Navnesen/);
  });

  sharedTest('is nobody’s business without an address', async ({ received }) => {
    const reports = createErrorReports(null, 'test');
    reports.report(new Error('x'), { requestId: '1', route: '/' });
    await reports.flush();
    expect(received).toEqual([]);
  });
});
