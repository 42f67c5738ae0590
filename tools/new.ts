import { parseArgs } from 'node:util';
import { runTool } from './lint/run-tool.ts';
import { kinds, makeSkeleton } from './new/make-skeleton.ts';
import { writeSkeleton } from './new/write-skeleton.ts';
import { root } from './source-paths.ts';

const usage = `npm run new -- operation services/housing/change-unit --table housing.unit --needs housing [--read]
npm run new -- list services/housing/unit-list --table housing.unit --needs housing --page /borettslag/enheter
npm run new -- dialog ticketing/subscribers/note/clear-note --call change-note
npm run new -- job services/housing/check-unit --table housing.unit
npm run new -- service services/bikes/bike-list --table bikes.bike --needs companyTicket --page /sykler`;

/** Writes the files of something new, which compile and pass their tests, and says what is left to do. */
async function writeNew(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      read: { type: 'boolean', default: false },
      table: { type: 'string' },
      needs: { type: 'string' },
      page: { type: 'string' },
      call: { type: 'string' },
    },
  });
  const [given, path] = positionals;
  const kind = kinds.find((name) => name === given);
  if (!kind || path === undefined) throw new Error(usage);
  const { read: isRead, ...rest } = values;
  const skeleton = await makeSkeleton({ kind, path, isRead, ...rest });
  const { created, touched, byHand } = writeSkeleton(skeleton, root);
  runTool('oxfmt', [...created, ...touched]);
  for (const file of created) console.log(`new      ${file}`);
  for (const file of touched) console.log(`line in  ${file}`);
  for (const { path: file, line, importing } of byHand)
    console.log(
      `by hand  ${file}\n           ${[importing, line].filter(Boolean).join('\n           ')}`,
    );
  console.log('Left to do: every TODO, which npm run check refuses, and');
  for (const note of skeleton.notes) console.log(`  ${note}`);
}

await writeNew().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
