import { wholeKroner } from '@takst/domain/platform/money/amount-from-text.ts';
import * as z from 'zod/mini';
import { requiredText } from './text-fields.ts';

/** An amount of whole kroner in a cell of a file. */
export const amountText = requiredText(20).check(z.regex(wholeKroner, { error: 'wrongFormat' }));
