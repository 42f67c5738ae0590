import type { Database } from '#platform/db/database.ts';
import { listCompanyProducts } from './list-company-products.ts';
import { listProducts } from './list-products.ts';

export const productRoutes = (database: Database) => [
  listCompanyProducts(database),
  listProducts(database),
];
