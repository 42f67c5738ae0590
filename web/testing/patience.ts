import { afterEach } from 'vitest';
import { configure } from '@testing-library/react';

// A machine that is busy with other tests takes longer than a second to draw a dialog.
configure({ asyncUtilTimeout: 5_000 });

// What one test leaves half typed is not the next one's draft.
afterEach(() => globalThis.sessionStorage?.clear());
