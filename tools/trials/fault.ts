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

/** A fault as the lists write it: name, file, text, its replacement, and the likely tests. */
export type FaultLine = readonly [
  name: string,
  file: string,
  find: string,
  replace: string,
  ...tests: readonly string[],
];

/** The faults of a list; without tests of its own, a fault is for those beside its file. */
export const faultsOf = (project: FaultProject, lines: readonly FaultLine[]): readonly Fault[] =>
  lines.map(([name, file, find, replace, ...tests]) => ({
    name,
    file,
    find,
    replace,
    project,
    tests: tests.length > 0 ? tests : [file.slice(0, file.lastIndexOf('/'))],
  }));
