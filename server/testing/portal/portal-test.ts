import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { type OnEnd, type TestWith, testWith } from '#testing/test-with.ts';
import { firstMoment } from './marked-world.ts';
import { type PortalOptions, type TestPortal, testPortal } from './test-portal.ts';

type Starting = TestDatabase & {
  /** Starts the portal on the test's database; it stops when the tests are over. */
  start: (options?: PortalOptions) => Promise<TestPortal>;
  onEnd: OnEnd;
};

/**
 * As `portalTest`, with a portal of its own for the tests that share the returned function: started
 * with options, or by a function that starts servers around it or places something in it. What
 * stands in `before` is done before each test.
 */
export function portalTestWith(
  options: PortalOptions,
  before?: (portal: TestPortal) => unknown,
): TestWith<TestPortal>;
export function portalTestWith<Portal extends TestPortal>(
  make: (starting: Starting) => Promise<Portal>,
  before?: (portal: Portal) => unknown,
): TestWith<Portal>;
export function portalTestWith(
  given: PortalOptions | ((starting: Starting) => Promise<TestPortal>),
  before?: (portal: TestPortal) => unknown,
): TestWith<TestPortal> {
  return testWith({
    make: async (onEnd) => {
      const test = await openTestDatabase();
      onEnd(test.drop);
      const start = async (options?: PortalOptions) => {
        const portal = await testPortal(test, options);
        onEnd(portal.stop);
        return portal;
      };
      return typeof given === 'function' ? given({ ...test, start, onEnd }) : start(given);
    },
    reset: (portal) => {
      portal.clock.set(firstMoment);
      return before?.(portal);
    },
  });
}

/** A test that gets a running portal: one for the tests of a file, its clock set back before each. */
export const portalTest: TestWith<TestPortal> = portalTestWith({});
