import { expect, it } from 'vitest';
import { isChanged, linesOfDiff } from './changed-lines.ts';

const diff = `diff --git a/a.ts b/a.ts
--- a/a.ts
+++ b/a.ts
@@ -3 +3,2 @@ function
-old
+new
+new
@@ -9,2 +10,0 @@
-gone
-gone
diff --git a/b.ts b/b.ts
--- a/b.ts
+++ b/b.ts
@@ -1,0 +2 @@
+new
diff --git a/c.ts b/c.ts
--- a/c.ts
+++ /dev/null
@@ -1 +0,0 @@
-gone
`;

it('changed lines are those of the new files', () => {
  expect(linesOfDiff(diff)).toEqual(
    new Map([
      ['a.ts', new Set([3, 4])],
      ['b.ts', new Set([2])],
    ]),
  );
});

it('every line of a file that git does not know yet is changed', () => {
  const lines = new Map([['a.ts', 'all' as const]]);
  expect(isChanged(lines, 'a.ts', 7)).toBe(true);
  expect(isChanged(lines, 'b.ts', 7)).toBe(false);
});
