const minute = 60_000;

/** How long one test of a sweep may take: it visits many pages, one after the other. In milliseconds. */
export const sweepTimeoutMs = 5 * minute;
export const wholeMatrixTimeoutMs = 60 * minute;
