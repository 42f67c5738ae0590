import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';

export type ForeignSite = { origin: string } & AsyncDisposable;

/**
 * A web site that is not the portal's: another host name, so that for a browser it is another site. Each path is
 * a page that frames the address after its question mark.
 */
export async function openForeignSite(script = ''): Promise<ForeignSite> {
  const server = createServer(({ url = '' }, answer) => {
    const address = decodeURIComponent(url.split('?')[1] ?? '');
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(
      `<!doctype html><title>Intranett</title><h1>Intranett</h1>
       <iframe src="${address}" width="320" height="1000" title="Bestill"></iframe>${script}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Opens the page of a foreign site that frames an address; gives what is in the frame. */
export async function openFramed(
  page: Page,
  site: ForeignSite,
  address: string,
): Promise<FrameLocator> {
  await page.goto(`${site.origin}/?${encodeURIComponent(address)}`);
  return page.frameLocator('iframe');
}
