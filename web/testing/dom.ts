import { configure, createEvent, fireEvent } from '@testing-library/dom';
import { act as flush, cleanup as remove } from '@testing-library/preact';

export { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/dom';
export { render } from '@testing-library/preact';

// Taken before a test puts a clock of its own in its place.
const { setTimeout: afterTasks } = globalThis;
const tasksDone = (): Promise<void> =>
  new Promise((resolve) => {
    afterTasks(resolve);
  });

configure({
  // On a busy machine a dialog that is loaded when it is opened takes seconds.
  asyncUtilTimeout: 10_000,
  // What an answer leads to at once is on the page before a test goes on.
  asyncWrapper: async (wait) => {
    const result = await wait();
    await tasksDone();
    return result;
  },
});

// As a browser does it: the event that bubbles comes with the one that does not.
const { blur, focus } = fireEvent;
fireEvent.blur = (element, init) => {
  fireEvent.focusOut(element, init);
  return blur(element, init);
};
fireEvent.focus = (element, init) => {
  fireEvent.focusIn(element, init);
  return focus(element, init);
};

for (const kind of ['pointerEnter', 'pointerLeave'] as const) {
  const fire = fireEvent[kind];
  // Every element around has the pointer, too.
  fireEvent[kind] = (element, init) => {
    let around = element instanceof Element ? element.parentElement : null;
    for (; around; around = around.parentElement) fire(around, init);
    return fire(element, init);
  };
}

// Typing is an event of its own; a choice, a tick and a file are a change.
fireEvent.change = (element, init) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(file|checkbox|radio)$/.test(element.type))
    ? fireEvent.input(element, init)
    : fireEvent(element, createEvent.change(element, init));

/** Removes what was rendered, and runs what its effects leave to do. */
export const cleanup = (): void => void flush(remove);

/**
 * Does something that changes the page. What it leads to at once is on the page when this returns, and what its promises
 * lead to when the promise is fulfilled.
 */
export async function act(doing: () => unknown): Promise<void> {
  let result: unknown;
  void flush(() => {
    result = doing();
  });
  await result;
  await tasksDone();
}
