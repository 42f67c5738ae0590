import { isAllowed, type Use } from './licence-rules.ts';
import { licensedPackages } from './package-uses.ts';

const headings: Readonly<Record<Use, string>> = {
  server: 'In the server',
  pages: 'In the pages',
  tools: 'For development alone',
};

const intros: Readonly<Record<Use, string>> = {
  server:
    'They are in a release, each with its own licence file in `node_modules`. Some of them are in the pages as well.',
  pages: 'They are built into what a browser loads.',
  tools:
    'They build and test the portal, and are in no release. Node itself is one of them, as it comes with `npm ci`.',
};

/** The list as a document, and the packages whose licence is not allowed where they are used. */
export function licenceList(lock: string): { document: string; refused: string[]; count: number } {
  const packages = licensedPackages(lock);
  const lines = (use: Use): string[] => {
    const own = packages.filter((one) => one.use === use);
    const byLicence = Object.groupBy(own, ({ license }) => license);
    return Object.entries(byLicence)
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([license, some = []]) => {
        const names = some.map(({ name, version }) =>
          // Tools change often, and are handed on to nobody.
          use === 'tools' ? name : `${name} ${version}`,
        );
        return `| ${license} | ${[...new Set(names)].toSorted().join(', ')} |`;
      });
  };
  const section = (use: Use): string =>
    `## ${headings[use]}\n\n${intros[use]}\n\n| licence | packages |\n|---|---|\n${lines(use).join('\n')}\n`;
  const intro =
    '# Licences of the packages\n\nThe portal itself is under [EUPL-1.2](../LICENSE). This list is written by `npm run licences` from ' +
    '`package-lock.json`; `npm run\ncheck` fails where it is old, and on a licence that does not go together with it ' +
    '(`tools/licences/licence-rules.ts`).\n`npm run --silent sbom > sbom.json` writes a software bill of materials in the form of CycloneDX.\n';
  const refused = packages
    .filter(({ license, use }) => !isAllowed(license, use))
    .map(({ name, license, use }) => `${name} (${use}): ${license || 'no licence'}`);
  const document = [intro, ...(['server', 'pages', 'tools'] as const).map(section)].join('\n');
  return { document, refused, count: packages.length };
}
