import type { Product } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useState } from 'react';
import { useAddOne } from '../../shared/cart/index.ts';
import { fullName } from '../../shared/product/index.ts';

export interface AddScanned {
  /** Each product that is read goes into the cart. */
  on: boolean;
  onTurn: (on: boolean) => void;
  /** How many went into the cart so far. */
  count: number;
  /** To be called with each product that was read. */
  onFound: (product: Product | undefined) => void;
}

/** One product after the other into the cart, without touching the screen in between; off at first. */
export function useAddScanned(): AddScanned {
  const addOne = useAddOne();
  const [on, setOn] = useState(false);
  const [count, setCount] = useState(0);
  const onFound = (product: Product | undefined) => {
    if (!on || !product) return;
    const done = addOne(product);
    if (done === 'added') setCount((before) => before + 1);
    if (done === 'most') toast.warning(`${fullName(product)}: ne hai già quanto se ne può ordinare`);
  };
  return { on, onTurn: setOn, count, onFound };
}
