import { lazy, Suspense, useEffect, useState } from 'react';
import { chooseListFor, useChosenProduct } from '../../shared/lists/index.ts';

const ListDialog = lazy(() => import('./list-dialog.tsx'));

/** The dialog that puts a product into a list; loaded when it is opened for the first time. */
export function ListDialogHost() {
  const product = useChosenProduct();
  // Kept while the window fades out.
  const [last, setLast] = useState(product);
  useEffect(() => {
    if (product) setLast(product);
  }, [product]);
  if (!last) return null;
  return (
    <Suspense>
      <ListDialog product={last} open={product !== undefined} onClose={() => chooseListFor(undefined)} />
    </Suspense>
  );
}
