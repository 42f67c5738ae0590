import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute or more, some of them waiting; by their size alone they would come last. */
const longFiles = [
  'server/app/areas/all-routes.test.ts',
  'server/app/areas/all-routes-second.test.ts',
  'server/app/areas/all-routes-third.test.ts',
  'server/app/cost-of-reads.test.ts',
  'server/app/off-weeks/off-weeks.test.ts',
  'server/services/free-tickets/order-many/stream-of-mass-orders.test.ts',
  'server/customers/users/access-requests/request-access.test.ts',
  'server/services/onboarding/message-troubles.test.ts',
  'server/app/areas/routes-without-conditions.test.ts',
  'server/app/lost-database.test.ts',
  'e2e/accessibility/ruter-people.test.ts',
  'e2e/accessibility/ruter-others.test.ts',
  'e2e/accessibility/akt.test.ts',
  'e2e/accessibility/fjord.test.ts',
  'e2e/trials/kill.test.ts',
  'e2e/trials/batch-kill.test.ts',
];

/** Starts long files first, so that no worker is alone with one at the end. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Groups of projects stay one after the other. */
function rank({ project, moduleId }: TestSpecification): number {
  const isLong = longFiles.some((file) => moduleId.endsWith(`/${file}`));
  return 2 * project.config.sequence.groupOrder + (isLong ? 0 : 1);
}
