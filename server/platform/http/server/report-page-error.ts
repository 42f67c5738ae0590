import { reportPageError as route } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { serve } from '../serve.ts';

type ReportError = (error: unknown, where: { requestId: string; route: string }) => void;

/** Forwards errors from pages, so that the browser needs no key of the reporting service. */
export const pageErrorRoute = (report: ReportError) =>
  serve(route, async ({ body, origin }) => {
    const error = new Error(
      `${body.kind}: ${body.message}${body.number ? ` [${body.number}]` : ''}`,
    );
    error.name = 'PageError';
    if (body.stack) error.stack = body.stack;
    report(error, { requestId: origin.requestId, route: body.path });
    return { reply: null };
  });
