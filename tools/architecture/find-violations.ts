import { fileRules } from './file-rules.ts';
import { findCircle } from './find-circle.ts';
import { importRules } from './import-rules.ts';
import { liveRowRule } from './live-row-rule.ts';
import { operatorRule, operatorsWhenLoadedRule } from './operator-rule.ts';
import { packageOf, packageRules, type DeclaredPackages } from './package-rules.ts';
import type { SourceFile } from './source-file.ts';
import { areasAsFiles } from './storeys.ts';
import { findTwoWayFolders } from './two-way-folders.ts';

export type Violation = { rule: string; where: string };

const rulesOfFiles = [...fileRules, liveRowRule, operatorRule, operatorsWhenLoadedRule];

const most = { long: 160, median: 60 };

/** The names of all rules; each needs a planted violation. */
export const ruleNames: readonly string[] = [
  ...[...importRules, ...packageRules, ...rulesOfFiles].map(({ name }) => name),
  'no circles, types included',
  'areas make no circle',
  'no folder and its subfolder import each other',
  `median at most ${most.median}`,
  `90 % at most ${most.long}`,
];

/** All violations of the architecture rules in the files. */
export function findViolations(
  files: readonly SourceFile[],
  declared: DeclaredPackages,
): Violation[] {
  const circle = findCircle(files);
  const circleOfAreas = findCircle(areasAsFiles(files));
  return [
    ...files.flatMap((file) => violationsIn(file, declared)),
    ...(circle ? [{ rule: 'no circles, types included', where: circle.join(' → ') }] : []),
    ...(circleOfAreas ? [{ rule: 'areas make no circle', where: circleOfAreas.join(' → ') }] : []),
    ...twoWayFolders(files),
    ...sizeViolations(files),
  ];
}

const twoWayFolders = (files: readonly SourceFile[]): Violation[] =>
  findTwoWayFolders(files).map(({ down, up }) => ({
    rule: 'no folder and its subfolder import each other',
    where: `${down} and ${up}`,
  }));

function violationsIn(file: SourceFile, declared: DeclaredPackages): Violation[] {
  const packages = file.imports.flatMap((name) => packageOf(name) ?? []);
  return [
    ...importRules.flatMap(({ name, breaks }) =>
      file.targets
        .filter((target) => breaks(file, target))
        .map((target) => ({ rule: name, where: `${file.path} → ${target}` })),
    ),
    ...packageRules.flatMap(({ name, breaks }) =>
      packages
        .filter((used) => breaks(file, used, declared))
        .map((used) => ({ rule: name, where: `${file.path} → ${used}` })),
    ),
    ...rulesOfFiles
      .filter(({ breaks }) => breaks(file))
      .map(({ name }) => ({ rule: name, where: file.path })),
  ];
}

function sizeViolations(files: readonly SourceFile[]): Violation[] {
  const at = sharesOf(files);
  return [
    ...(at(0.5) > most.median
      ? [{ rule: `median at most ${most.median}`, where: `${at(0.5)}` }]
      : []),
    ...(at(0.9) > most.long ? [{ rule: `90 % at most ${most.long}`, where: `${at(0.9)}` }] : []),
  ];
}

/** Lines of the file at a quantile: 0.5 is the median, 1 the longest. */
export function sharesOf(files: readonly SourceFile[]): (share: number) => number {
  const sizes = files.map(({ lines }) => lines).toSorted((one, other) => one - other);
  return (share) => sizes[Math.floor((sizes.length - 1) * share)] ?? 0;
}
