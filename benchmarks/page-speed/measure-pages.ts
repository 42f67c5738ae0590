import { findBrowser } from '../../e2e/find-browser.ts';
import { launchBrowser } from '../../e2e/launch-browser.ts';
import { type BenchDatabase, withClient } from '../data/bench-database.store.ts';
import { holderTokenIn } from '../data/holder-link.query.ts';
import { personWithTicketIn } from '../data/person-with-ticket.query.ts';
import { midCompany } from '../list.bench.ts';
import { type MeasuredPage, measuredPages, type Things } from './measured-pages.ts';
import { figuresOf, type PageFigures } from './page-figures.ts';
import { type Visit, visitPage } from './visit-page.ts';

/** A portal whose pages are measured. */
export type MeasuredServer = {
  readonly name: string;
  readonly port: number;
  readonly database: BenchDatabase;
};

export type PageResult = {
  readonly page: MeasuredPage;
  /** By the name of the portal. */
  readonly by: Readonly<Record<string, PageFigures>>;
};

const thingsIn = ({ url }: BenchDatabase): Promise<Things> =>
  withClient(url, async (client) => {
    const { personId, ticketId } = await personWithTicketIn(client, midCompany);
    return { personId, holderToken: await holderTokenIn(client, ticketId) };
  });

/** Visits every page of every portal by turns, the order reversed each round. */
export async function measurePages(
  portals: readonly MeasuredServer[],
  rounds: number,
): Promise<readonly PageResult[]> {
  const browser = await launchBrowser(await findBrowser());
  const visits = new Map<string, Visit[]>();
  const keyOf = (portal: MeasuredServer, page: MeasuredPage) => `${portal.name} ${page.name}`;
  try {
    const work = await Promise.all(
      portals.map(async (portal) => ({
        portal,
        pages: measuredPages(await thingsIn(portal.database)),
      })),
    );
    const turns = work.flatMap(({ portal, pages }) => pages.map((page) => ({ portal, page })));
    for (let round = 0; round < rounds; round += 1) {
      for (const { portal, page } of round % 2 === 0 ? turns : turns.toReversed()) {
        const visit = await visitPage(browser, `http://localhost:${portal.port}`, page);
        visits.set(keyOf(portal, page), [...(visits.get(keyOf(portal, page)) ?? []), visit]);
      }
    }
    const bestPace = Math.min(...[...visits.values()].flat().map(({ pace }) => pace));
    return (work[0]?.pages ?? []).map((page) => ({
      page,
      by: Object.fromEntries(
        portals.map((portal) => [
          portal.name,
          figuresOf(visits.get(keyOf(portal, page)) ?? [], bestPace),
        ]),
      ),
    }));
  } finally {
    await browser.close();
  }
}
