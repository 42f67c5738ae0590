import { batchCalls } from '#ticketing/batches/batch-calls.ts';
import { codeImports } from './code-imports.ts';

export const codeImportCalls = batchCalls(codeImports);
