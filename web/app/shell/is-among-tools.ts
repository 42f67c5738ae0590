import type { PagePath } from '@takst/contract/app/pages.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import { toolsFor } from '@takst/domain/services/self-service/widget/tools.rules.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';

/** Tools stand in the menu of those who have one; a visitor has no features (spec 1 §4). */
export const isAmongTools = (path: PagePath, features: ReadonlySet<Feature> | null): boolean =>
  path !== '/verktoy' || toolsFor(pageFacts.tenant, features) !== 'none';
