import * as z from 'zod/mini';
import type { Route } from './route.ts';
import { idInPath } from './scalars.ts';

const defaultSchema = (name: string): z.core.$ZodType =>
  /^id$|Id$/.test(name) ? idInPath : z.string();

/** The schema of each path parameter, by name. */
export const pathParameters = ({ path, params }: Route): Record<string, z.core.$ZodType> =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      params?.[name] ?? defaultSchema(name),
    ]),
  );
