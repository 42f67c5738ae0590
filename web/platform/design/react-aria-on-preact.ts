import { options } from 'preact';

// What React Aria assumes of React and Preact does otherwise (docs/decisions/0116).

// Effects run as soon as the page has changed. Later, after the next frame, the page behind a closed dialog would still be
// inert when the focus returns to it.
Object.assign(options, { requestAnimationFrame: queueMicrotask });

/** What React Aria's shortcuts and its key handlers read. */
const fields = [
  'altKey',
  'code',
  'ctrlKey',
  'currentTarget',
  'isComposing',
  'key',
  'metaKey',
  'repeat',
  'shiftKey',
  'target',
  'type',
];

const handleBefore = options.event;

// It hands a copy of the event to its key handlers: `{ ...event }`. An event of React has its fields to copy; one of the
// browser, which Preact hands on, inherits them.
options.event = (event) => {
  handleBefore?.(event);
  if (event instanceof KeyboardEvent) {
    for (const name of fields.filter((field) => !Object.hasOwn(event, field))) {
      // Read when it is copied: `currentTarget` is another for each element that the event passes.
      const get = (): unknown => Reflect.get(KeyboardEvent.prototype, name, event);
      Object.defineProperty(event, name, { get, enumerable: true });
    }
  }
  return event;
};

/** What React Aria draws the items of a list into, to read them there: elements that are never seen. */
type CollectionElement = {
  nodeType: number;
  parentNode?: { removeChild: (child: CollectionElement) => void } | null;
  remove?: () => void;
};
type CollectionDocument = {
  createElement?: (name: string) => CollectionElement;
  createElementNS?: (namespace: string, name: string) => CollectionElement;
};
declare module 'preact' {
  interface Options {
    /** Called before a node is compared with what it was. */
    __b?: (node: VNode & { containerInfo?: CollectionDocument }) => void;
  }
}

const compareBefore = options.__b;

// The document of those elements lacks the calls by which Preact makes and removes elements.
options.__b = (node) => {
  // Set on portals.
  const target = node.containerInfo;
  const create = target?.createElement?.bind(target);
  if (target && create && !target.createElementNS) {
    target.createElementNS = (_, name) => {
      const element = create(name);
      // They say that they are comments, which Preact takes for its own.
      element.nodeType = Node.ELEMENT_NODE;
      element.remove = () => element.parentNode?.removeChild(element);
      return element;
    };
  }
  compareBefore?.(node);
};
