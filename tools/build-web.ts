import { buildWebIfChanged } from './web-build.ts';

await buildWebIfChanged();
