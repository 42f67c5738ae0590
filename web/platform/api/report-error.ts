import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { pageAtAddress } from '@takst/contract/app/pages.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import { call } from './call.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';

type PageError = Body<typeof reportPageError>;

/** What was reported, with the number that each report has. */
const sentReports = new Map<string, string>();

/**
 * Reports a problem on a page to our own server, which passes it on to the error service. Returns the number
 * by which customer support finds the report.
 */
export function reportError(kind: PageError['kind'], error: unknown): string {
  const { message, stack } = describeError(error);
  const report: PageError = {
    kind,
    message: message.slice(0, 1_000),
    path: ownPath().slice(0, 500),
    ...(stack ? { stack: stack.slice(0, 10_000) } : {}),
  };
  const reportText = JSON.stringify(report);
  // A page that fails at each render is one report.
  const sentNumber = sentReports.get(reportText);
  if (sentNumber) return sentNumber;
  const number = crypto.randomUUID().slice(0, 8);
  sentReports.set(reportText, number);
  // A report about a failing server may fail too.
  call(reportPageError, { body: { ...report, number } }, { keepalive: true }).catch(
    () => undefined,
  );
  return number;
}

/** Removes secret links from the address. */
function ownPath(): string {
  const page = pageAtAddress(location.pathname, pageFacts.tenant);
  return page?.isPrivateLink ? page.path : location.pathname;
}

/** Forgets what was reported, so that it is reported anew: tests share this module. */
export const forgetReports = (): void => sentReports.clear();

const describeError = (error: unknown): { message: string; stack?: string | undefined } =>
  error instanceof Error
    ? { message: `${error.name}: ${error.message}`, stack: error.stack }
    : { message: String(error) };
