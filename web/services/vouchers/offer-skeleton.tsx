import { Skeleton, SkeletonTitle } from '#platform/design/page/skeleton.tsx';
import { providerGrid } from './provider-grid.ts';

/** As high as three cards, so that nothing moves when they come. */
export const OfferSkeleton = () => (
  <>
    <h1 className="text-title font-bold">
      <SkeletonTitle />
    </h1>
    <Skeleton className="mt-1 h-5 w-64 max-w-full" />
    <Skeleton className="mt-2 h-5 w-48" />
    <div className={providerGrid}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-52 w-full" />
      ))}
    </div>
  </>
);
