import { onTestFinished, vi } from 'vitest';

/** Receives name and address of each file that a link of the page saves until the test has finished: the document would go there. */
export function savedLinks(): string[] {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.getAttribute('href')}`);
  });
  onTestFinished(() => click.mockRestore());
  return saved;
}
