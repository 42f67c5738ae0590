// @vitest-environment happy-dom
import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, render, screen } from '#testing/dom.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { ErrorBoundary } from './error-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Faulty = () => {
  throw new Error('a fault of the frame');
};

it('a fault of the frame is reported, and leaves ways out: the start, and the operator', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const server = fakeServer();
  pageFactsOf({ tenant: 'akt' });
  await startTexts(['app']);
  render(
    <ErrorBoundary>
      <Faulty />
    </ErrorBoundary>,
  );
  screen.getByRole('heading', { level: 1, name: /^An error occurred!/ });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    tenantOf('akt').links.contactUs,
  ]);
  expect(server.callsTo(reportPageError).map(({ body }) => body)).toMatchObject([
    { kind: 'crash', message: 'Error: a fault of the frame' },
  ]);
});
