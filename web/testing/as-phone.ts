import { onTestFinished, vi } from 'vitest';

/** Makes the window as narrow as a phone until the test has finished: rows of tables are cards. */
export function asPhone(): void {
  const narrow = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
  onTestFinished(() => narrow.mockRestore());
}
