/** What the service worker uses of its global scope: the compiler knows that of pages only. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = WorkerEvent & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};
type PageMessage = WorkerEvent & { readonly data: unknown };

export type ServiceWorkerScope = {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
};
