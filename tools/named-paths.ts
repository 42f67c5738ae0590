/** Folders at the root whose paths documents name. */
const named =
  /(?<![\w./@#-])(?:server|web|contract|domain|database|tools|e2e|benchmarks|docs)\/[\w./-]*\w/g;

/** The paths from the root that a document names and that do not exist. A path with a placeholder is none. */
export function missingPaths(text: string, exists: (path: string) => boolean): string[] {
  const bare = text.replaceAll(/\S*<\w+>\S*/g, '');
  return [...new Set(bare.match(named) ?? [])].filter((path) => !isThere(path, exists));
}

/** A decision is named by its number, and the pages are there when they have been built. */
const isThere = (path: string, exists: (path: string) => boolean): boolean =>
  exists(path) || /^(docs\/decisions\/\d{4}|web\/dist)$/.test(path);

const link = /\]\(([^)\s]+)\)/g;

/** The links of a document that lead to no file; those to other sites and within it are not followed. */
export function brokenLinks(text: string, exists: (path: string) => boolean): string[] {
  const targets = [...text.matchAll(link)].map(([, target = '']) => target);
  return targets.filter(
    (target) => !/^(https?:|mailto:|#)/.test(target) && !exists(target.replace(/#.*$/, '')),
  );
}
