import { type OnEnd, type TestWith, testWith } from '#testing/test-with.ts';
import { firstMoment } from './test-clock.ts';
import { openEmptyDatabase, openPortalDatabase, type PortalDatabase } from './portal-template.ts';
import { type PortalOptions, type TestPortal, testPortal } from './test-portal.ts';

export type PortalTestContext = PortalDatabase & {
  /** Starts the portal on the test's database; it stops when the tests are over. */
  start: (options?: PortalOptions) => Promise<TestPortal>;
  onEnd: OnEnd;
};

type Make<Portal extends TestPortal> = (starting: PortalTestContext) => Promise<Portal>;

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
  make: Make<Portal>,
  before?: (portal: Portal) => unknown,
): TestWith<Portal>;
export function portalTestWith(
  options: PortalOptions | Make<TestPortal>,
  before?: (portal: TestPortal) => unknown,
): TestWith<TestPortal> {
  const make: Make<TestPortal> =
    typeof options === 'function' ? options : ({ start }) => start(options);
  return portalTestOn(openPortalDatabase, make, before);
}

/** As `portalTestWith`, with a portal that was just installed: without companies and users. */
export const emptyPortalTestWith = <Portal extends TestPortal>(
  make: Make<Portal>,
): TestWith<Portal> => portalTestOn(openEmptyDatabase, make);

const portalTestOn = <Portal extends TestPortal>(
  openDatabase: () => Promise<PortalDatabase>,
  make: Make<Portal>,
  before?: (portal: Portal) => unknown,
): TestWith<Portal> =>
  testWith({
    make: async (onEnd) => {
      const test = await openDatabase();
      onEnd(test.drop);
      const start = async (options?: PortalOptions) => {
        const portal = await testPortal(test, options);
        onEnd(portal.stop);
        return portal;
      };
      return make({ ...test, start, onEnd });
    },
    reset: (portal) => {
      portal.clock.set(firstMoment);
      return before?.(portal);
    },
  });

/** A test that gets a running portal: one for the tests of a file, its clock set back before each. */
export const portalTest: TestWith<TestPortal> = portalTestWith({});
