import { Suspense } from 'react';
import { sparePart } from '../../lib/spare-part.ts';

const Page = sparePart(() => import('./not-found-page.tsx'));

/** Few addresses lead nowhere: its program comes with the first. */
export const NotFoundPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);
