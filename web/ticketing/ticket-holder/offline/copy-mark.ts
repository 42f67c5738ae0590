import { deviceTime } from '#platform/api/device-clock.ts';

/** Why a ticket could not be checked again. */
export type CheckProblem = 'offline' | 'trouble';

type CopyMark = {
  /** Null on a page that came from the server just now. */
  readonly problem: CheckProblem | null;
  /** When the page came from the server, by the device's clock. */
  readonly receivedAt: number;
};

/**
 * What the service worker writes into a copy when it shows it: its notices show by it alone, so that a
 * copy says so before its script runs.
 */
export const markedHtml = (
  html: string,
  { problem, receivedAt }: { problem: CheckProblem; receivedAt: number },
): string =>
  html.replace('<html ', () => `<html data-unchecked="${problem}" data-received="${receivedAt}" `);

export function copyMark(): CopyMark {
  const { unchecked, received } = rootData();
  return {
    problem: unchecked === 'offline' || unchecked === 'trouble' ? unchecked : null,
    receivedAt: received === undefined ? deviceTime() : Number(received),
  };
}

/** Shows the notice of why the ticket is not current, or none. */
export function markUnchecked(problem: CheckProblem | null): void {
  const data = rootData();
  if (problem) data['unchecked'] = problem;
  else delete data['unchecked'];
}

/** The server renders the page without a document. */
const rootData = (): DOMStringMap =>
  typeof document === 'undefined' ? {} : document.documentElement.dataset;
