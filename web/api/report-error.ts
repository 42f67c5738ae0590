import type { reportPageError } from '@takst/contract/error-reports.contract.ts';
import { pageAtAddress } from '@takst/contract/pages.ts';
import type { Body } from '@takst/contract/route.ts';
import { pageFacts } from '#texts/page-facts.ts';

type PageError = Body<typeof reportPageError>;

const address: (typeof reportPageError)['path'] = '/error-reports';
const reported = new Set<string>();

/**
 * Reports a page error to our server, which forwards it. Not through `call`: a report must be sent
 * while everything else fails, also when the page is being closed.
 */
export function reportError(kind: PageError['kind'], error: unknown): void {
  const { message, stack } = described(error);
  const report: PageError = {
    kind,
    message: message.slice(0, 1_000),
    path: ownPath().slice(0, 500),
    ...(stack ? { stack: stack.slice(0, 10_000) } : {}),
  };
  const body = JSON.stringify(report);
  // An error that repeats on each render is reported once.
  if (reported.has(body)) return;
  reported.add(body);
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}

/** Removes secret links from the address. */
function ownPath(): string {
  const page = pageAtAddress(location.pathname, pageFacts.tenant);
  return page?.isPrivateLink ? page.path : location.pathname;
}

const described = (error: unknown): { message: string; stack?: string | undefined } =>
  error instanceof Error
    ? { message: `${error.name}: ${error.message}`, stack: error.stack }
    : { message: String(error) };
