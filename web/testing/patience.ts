import { afterEach } from 'vitest';
import { configure } from '@testing-library/react';
import { startTexts } from '#texts/language.ts';

// On a busy machine a dialog takes longer than a second to render.
configure({ asyncUtilTimeout: 5_000 });

// Prevents a draft of one test from appearing in the next.
afterEach(() => globalThis.sessionStorage?.clear());

// The files of a worker share its modules: each starts in the language of an empty document.
await startTexts([]);
