import { findCircle } from './find-circle.ts';
import { importRules, isDeclared } from './import-rules.ts';
import { isTest, workspaceOf, type SourceFile } from './source-file.ts';

export type Violation = { rule: string; where: string };
export type Declared = Readonly<Record<string, readonly string[]>>;

const vagueNames = /(^|\/)(index|utils?|helpers?|common|shared|misc|types|constants)\.\w+$/;
const disabling = /(oxlint|eslint|biome)-(disable|ignore)|@ts-(ignore|nocheck|expect-error)/;
const most = { lines: 300, long: 160, median: 60, inFolder: 20 };

/** Everything in the files that the architecture forbids. */
export function findViolations(files: readonly SourceFile[], declared: Declared): Violation[] {
  const circle = findCircle(files);
  return [
    ...files.flatMap((file) => violationsIn(file, declared)),
    ...(circle ? [{ rule: 'no circles, types included', where: circle.join(' → ') }] : []),
    ...sizeViolations(files),
    ...folderViolations(files),
  ];
}

function violationsIn(file: SourceFile, declared: Declared): Violation[] {
  const found = importRules.flatMap(({ name, breaks }) =>
    file.targets
      .filter((target) => breaks(file, target))
      .map((target) => ({ rule: name, where: `${file.path} → ${target}` })),
  );
  const undeclared = file.imports
    .filter((name) => !isDeclared(file, name, declared))
    .map((name) => ({
      rule: 'packages are declared where they are used',
      where: `${file.path} → ${name}`,
    }));
  const own = [
    ...(vagueNames.test(file.path) ? ['a file name says what is inside'] : []),
    ...(file.hasAny ? ['no any'] : []),
    ...(disabling.test(file.text) && !isAboutDisabling(file.path)
      ? ['no rule is switched off']
      : []),
    ...(file.lines > most.lines ? [`no file over ${most.lines} lines`] : []),
  ];
  return [...found, ...undeclared, ...own.map((rule) => ({ rule, where: file.path }))];
}

/** This folder has to name what it forbids; a type test has to expect an error. */
const isAboutDisabling = (path: string): boolean =>
  path.startsWith('tools/architecture/') || isTest(path);

function sizeViolations(files: readonly SourceFile[]): Violation[] {
  const sizes = files.map(({ lines }) => lines).toSorted((one, other) => one - other);
  const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)] ?? 0;
  return [
    ...(at(0.5) > most.median
      ? [{ rule: `median at most ${most.median}`, where: `${at(0.5)}` }]
      : []),
    ...(at(0.9) > most.long ? [{ rule: `90 % at most ${most.long}`, where: `${at(0.9)}` }] : []),
  ];
}

function folderViolations(files: readonly SourceFile[]): Violation[] {
  const sources = files.filter(({ path }) => workspaceOf(path) && !isTest(path));
  const folders = Map.groupBy(sources, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  return [...folders]
    .filter(([, own]) => own.length > most.inFolder)
    .map(([folder, own]) => ({
      rule: `at most ${most.inFolder} files in a folder`,
      where: `${folder}: ${own.length}`,
    }));
}
