import { afterEach } from 'vitest';
import { configure } from '@testing-library/react';

// On a busy machine a dialog takes longer than a second to render.
configure({ asyncUtilTimeout: 5_000 });

// Prevents a draft of one test from appearing in the next.
afterEach(() => globalThis.sessionStorage?.clear());
