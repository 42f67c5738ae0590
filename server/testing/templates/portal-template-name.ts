import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOfTexts } from './digest-of-texts.ts';

const root = join(import.meta.dirname, '../../..');

/** Another one whenever anything changes that the content could come from. */
export function portalTemplateName(): `portal_${string}` {
  const files = globSync(
    ['package-lock.json', '{contract,database,domain,operators,server}/**/*.*'],
    {
      cwd: root,
      exclude: ['**/node_modules/**', '**/*.test.ts'],
    },
  );
  const texts = files.toSorted().flatMap((file) => [file, readFileSync(join(root, file), 'utf8')]);
  return `portal_${digestOfTexts(texts)}`;
}
