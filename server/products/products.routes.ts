import { listCompanyProducts as listCompanyProductsRoute } from '@takst/contract/products/list-company-products.contract.ts';
import { listProducts as listProductsRoute } from '@takst/contract/products/list-products.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { listCompanyProducts } from './list-company-products.ts';
import { listProducts } from './list-products.ts';

export const productRoutes = (database: Database) => [
  serve(listCompanyProductsRoute, listCompanyProducts(database)),
  serve(listProductsRoute, listProducts(database)),
];
