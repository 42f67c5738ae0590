import { maxCellLength } from '@takst/domain/ticketing/batches/batch.ts';
import * as z from 'zod/mini';
import { type BatchService, storedColumns } from './batch-service.ts';

export const notFound = { BATCH_NOT_FOUND: { status: 404 } } as const;
/** Rows and options are for drafts; cells are mended in stopped batches too. */
export const notOpen = { BATCH_NOT_OPEN: { status: 409 } } as const;

export const position = z.int().check(z.minimum(1), z.maximum(1_000_000));
export const cellText = z.string().check(z.maxLength(maxCellLength, { error: 'maxLength' }));

/** In the type, the name of the service is left out: all services have the same calls. */
export const pathOf = <const Rest extends string>({ name }: BatchService, rest: Rest) =>
  `/api/batch/${name}${rest}` as `/api/batch${Rest}`;

/** Where batches of a service are made and listed: below their company, or at the operator's own. */
export const ownersCall = <const Before extends string>(service: BatchService, before: Before) =>
  service.isOfOperator
    ? { path: pathOf(service, `${before}/of-operator`) }
    : { path: pathOf(service, `${before}/by-company-id/{companyId}`), company: 'companyId' };

/** One of the columns that rows are stored with. */
export const columnNameOf = (service: BatchService) =>
  z.enum(storedColumns(service).map(([name]) => name));
