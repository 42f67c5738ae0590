import { remaining, type TicketCopy } from './ticket-copy.ts';

/** Another name for another shape: what an earlier service worker has stored is deleted. */
const names = { pages: 'ticket-pages-1', assets: 'ticket-assets-1' };

let last: Promise<unknown> = Promise.resolve();

/** One after the other: of two pages that are stored at once, neither deletes the files of the other. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}

const readCopy = async (stored: Response | undefined): Promise<TicketCopy | null> =>
  stored ? ((await stored.json()) as TicketCopy) : null;

export async function findCopy(page: string): Promise<TicketCopy | null> {
  return readCopy(await (await caches.open(names.pages)).match(page));
}

/** Stores the files first: a copy never names one that is not there. */
export const saveCopy = (copy: TicketCopy, now: number): Promise<void> =>
  inTurn(() => storeCopy(copy, now));

/** Changes a copy that is still there: one that was deleted meanwhile stays deleted. */
export const updateCopy = (
  page: string,
  now: number,
  changed: Partial<TicketCopy>,
): Promise<void> =>
  inTurn(async () => {
    const copy = await findCopy(page);
    if (copy) await storeCopy({ ...copy, ...changed }, now);
  });

async function storeCopy(copy: TicketCopy, now: number): Promise<void> {
  const assets = await caches.open(names.assets);
  const storedAssets = await Promise.all(copy.assets.map((path) => assets.match(path)));
  // Throws when one is not there any more; the copy that there was stays whole.
  await assets.addAll(copy.assets.filter((_, place) => !storedAssets[place]));
  await (await caches.open(names.pages)).put(copy.page, Response.json(copy));
  await deleteUnneeded(now);
}

export const deleteCopy = (page: string, now: number): Promise<void> =>
  inTurn(async () => {
    await (await caches.open(names.pages)).delete(page);
    await deleteUnneeded(now);
  });

export const deleteOutdated = (now: number): Promise<void> => inTurn(() => deleteUnneeded(now));

/** Deletes copies that may no longer be shown, those beyond the limit, and files that no copy names. */
async function deleteUnneeded(now: number): Promise<void> {
  const pages = await caches.open(names.pages);
  const requests = await pages.keys();
  const copies = await Promise.all(requests.map(async (key) => readCopy(await pages.match(key))));
  const keptCopies = remaining(
    copies.filter((copy) => copy !== null),
    now,
  );
  const isKept = (path: string) => keptCopies.some(({ page }) => page === path);
  await deleteWhere(pages, (path) => !isKept(path));
  const files = new Set(keptCopies.flatMap((copy) => copy.assets));
  await deleteWhere(await caches.open(names.assets), (path) => !files.has(path));
}

async function deleteWhere(cache: Cache, isUnneeded: (path: string) => boolean): Promise<void> {
  const requests = (await cache.keys()).filter(({ url }) => isUnneeded(new URL(url).pathname));
  await Promise.all(requests.map((request) => cache.delete(request)));
}

export const findAsset = async (request: Request): Promise<Response | undefined> =>
  (await caches.open(names.assets)).match(request, { ignoreVary: true });

/** Deletes what another version of the service worker has stored. */
export async function deleteOtherVersions(): Promise<void> {
  const current = new Set(Object.values(names));
  const others = (await caches.keys()).filter(
    (name) => name.startsWith('ticket-') && !current.has(name),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}
