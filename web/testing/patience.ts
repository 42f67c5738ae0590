import { configure } from '@testing-library/react';

// A machine that is busy with other tests takes longer than a second to draw a dialog.
configure({ asyncUtilTimeout: 5_000 });
