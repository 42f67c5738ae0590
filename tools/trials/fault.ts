/** The vitest projects of which one must fail when a fault is planted. */
export type FaultProject = 'rules' | 'server' | 'web';

/** One wrong line, planted on purpose: the tests of its project must fail. */
export type Fault = {
  /** What breaks, in words. */
  readonly name: string;
  /** Path from the root. */
  readonly file: string;
  /** The exact text to replace; it stands in the file once. */
  readonly find: string;
  readonly replace: string;
  readonly project: FaultProject;
  /**
   * The tests that are likely to catch it, by path or start of a path. They run first; the whole
   * project runs only when they pass.
   */
  readonly tests: readonly string[];
};
