import { expect, it } from 'vitest';
import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { schoolMediaOf } from './school-media.rules.ts';
import type { SchoolMedium } from './school-medium.ts';

it.each<[TenantId, readonly SchoolMedium[] | null, readonly SchoolMedium[]]>([
  // New cards are usual where there are no ID-based ones.
  ['ruter', null, ['phone', 'card']],
  ['akt', null, ['phone', 'card']],
  ['fjord', null, ['phone', 'new-card']],
  ['ruter', ['card', 'new-card'], ['card', 'new-card']],
  // What the operator does not have is left out.
  ['akt', ['phone', 'new-card'], ['phone']],
  ['fjord', ['card', 'new-card'], ['new-card']],
  ['fjord', ['card'], []],
])('pupils of %s, whose agreement says %j, have tickets on %j', (tenant, agreed, media) => {
  expect(schoolMediaOf(tenant, agreed)).toEqual(media);
});
