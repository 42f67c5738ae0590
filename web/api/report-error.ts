import type { reportPageError } from '@takst/contract/error-reports.contract.ts';
import { pageAtAddress } from '@takst/contract/pages.ts';
import type { Body } from '@takst/contract/route.ts';
import { pageFacts } from '#texts/page-facts.ts';

type PageError = Body<typeof reportPageError>;

const address: (typeof reportPageError)['path'] = '/error-reports';
const told = new Set<string>();

/**
 * Tells our own server about trouble on a page, which passes it on. Not through `call`: a report must
 * get away while everything else fails, and the visitor's first page carries no schemas.
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
  // A page that fails at each redraw is one report.
  if (told.has(body)) return;
  told.add(body);
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}

/** A link that is a secret is nothing for an error report. */
function ownPath(): string {
  const page = pageAtAddress(location.pathname, pageFacts.tenant);
  return page?.isPrivateLink ? page.path : location.pathname;
}

const described = (error: unknown): { message: string; stack?: string | undefined } =>
  error instanceof Error
    ? { message: `${error.name}: ${error.message}`, stack: error.stack }
    : { message: String(error) };
