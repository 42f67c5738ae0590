// @vitest-environment happy-dom
import { resizeMessage } from '@takst/domain/services/self-service/order-form/order-form-address.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { frame } from '../test-order-form.tsx';
import { tellHeight } from './tell-height.ts';

/** Observes nothing by itself: the test says when an element has another size. */
function sizes() {
  const observers: { resized: () => void; elements: Element[] }[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly elements: Element[] = [];
      constructor(resized: () => void) {
        observers.push({ resized, elements: this.elements });
      }
      observe(element: Element) {
        this.elements.push(element);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return observers;
}

const rootOf = (heights: number[]) => {
  const root = document.createElement('div');
  root.getBoundingClientRect = () => ({ height: heights.shift() ?? 0 }) as DOMRect;
  return root;
};

describe('the height of the public order form', () => {
  it('is told to the page around it, whole pixels up, each time that it changes', () => {
    const { postMessage } = frame();
    const observers = sizes();
    const root = rootOf([1100.2, 1300]);
    tellHeight(root, 'a-client');
    expect(observers.map(({ elements }) => elements)).toEqual([[root]]);
    expect(postMessage).not.toHaveBeenCalled();
    observers[0]?.resized();
    observers[0]?.resized();
    const message = { type: resizeMessage, clientId: 'a-client' };
    expect(postMessage.mock.calls).toEqual([
      [{ ...message, height: 1101 }, '*'],
      [{ ...message, height: 1300 }, '*'],
    ]);
  });

  it('is told to nobody where no page is around it', () => {
    const observers = sizes();
    tellHeight(rootOf([]), 'a-client');
    expect(observers).toEqual([]);
  });
});
