/** What a spreadsheet would run, or may take for something to run, at the start of a cell. */
const starts = [
  '=',
  '+',
  '-',
  '@',
  '|',
  '%',
  '	=',
  '\r=',
  '\n=',
  ' =',
  '\xA0=',
  '　=',
  "'=",
  "''=",
  '"=',
  ';=',
  '="',
  '﻿=',
  '=-',
  '+=',
  '@=',
  '	@',
  '\n+',
  '\v=',
  '\f=',
  '＝',
  '＋',
  '－',
  '＠',
  'a,=',
  'a, +',
  'a,"=',
  'a,＝',
  'a\n=',
  'a\r\n@',
  'a\t-',
];
const ends = ['1+1', 'A1', 'SUM(1;2)', 'cmd|x!A1', 'DDE("a")', 'HYPERLINK(A1)', '"&A1&"', '0'];

/** Texts of at most 20 characters, no two of them alike. */
export const hostileCells = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const start = starts[at % starts.length] ?? '';
    const end = ends[Math.floor(at / starts.length) % ends.length] ?? '';
    return `${start}${end}`.slice(0, 14) + at;
  });

/** Whether a cell, read as a spreadsheet reads it, begins as a formula does. */
export const isFormula = (cell: string): boolean => /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/.test(cell);
