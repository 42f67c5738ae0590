import { reportPageError as route } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { pageAtAddress } from '@takst/contract/app/pages.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { redactPageMessage, redactPageStack } from '#platform/observability/redact-page-error.ts';
import { serve } from '../serve.ts';

/** The page by its place in the table: what stands in its address may be a link's secret, or a word of the user. */
const pageOf = (path: string, tenant: TenantId): string =>
  pageAtAddress(path.split(/[?#]/)[0] ?? '', tenant)?.path ?? '/[no page]';

type ReportError = (error: unknown, where: { requestId: string; route: string }) => void;

/**
 * Forwards errors from pages, so that the browser needs no key of the reporting service. Anybody may send one, and a page
 * of an earlier version anything: what is in it is scrubbed here.
 */
export const pageErrorRoute = (report: ReportError) =>
  serve(route, async ({ body, origin }) => {
    const message = redactPageMessage(body.message);
    const error = new Error(`${body.kind}: ${message}${body.number ? ` [${body.number}]` : ''}`);
    error.name = 'PageError';
    error.stack = `${error.name}: ${error.message}\n${redactPageStack(body.stack ?? '')}`;
    report(error, { requestId: origin.requestId, route: pageOf(body.path, origin.tenant) });
    return { reply: null };
  });
