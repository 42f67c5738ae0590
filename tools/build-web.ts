import { buildWebIfChanged, PagesNotBuilt } from './web-build.ts';

await buildWebIfChanged().catch((error: unknown) => {
  if (!(error instanceof PagesNotBuilt)) throw error;
  console.error(error.message);
  process.exit(1);
});
