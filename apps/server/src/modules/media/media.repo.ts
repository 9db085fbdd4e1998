import type { Pool } from 'pg';
import type { DrawnProduct } from './picture-job.ts';

export interface PictureData extends Omit<DrawnProduct, 'picture' | 'productKind'> {
  productKind: string | null;
  /** `stored:…` for a photo staff uploaded, the address of one, hints for the drawing, or nothing. */
  picture: string | Record<string, unknown> | null;
}

/** What is drawn of a product; undefined when the shop has a photo of it. */
export function drawnProduct({ picture, productKind, ...product }: PictureData): DrawnProduct | undefined {
  if (typeof picture === 'string') return undefined;
  return { ...product, ...(productKind ? { productKind } : {}), ...(picture ? { picture } : {}) };
}

/** What the picture of a published product is made from. @param hidden one that is not published too, for the staff */
export async function readPictureData(
  pool: Pool,
  productId: number,
  { hidden = false } = {},
): Promise<PictureData | undefined> {
  const { rows } = await pool.query<PictureData>({
    name: hidden ? 'picture-data-hidden' : 'picture-data',
    text: `
      select code, short_name as name, brand, description, selling_mode as "sellingMode", product_kind as "productKind",
             coalesce(to_jsonb('stored:' || photo), picture) as picture,
             array(select path from product_category join category using (category_id)
                    where product_id = $1 order by is_main desc, category_id) as categories,
             array(select c.code from product_class_member join product_class c using (product_class_id)
                    where product_id = $1) as labels
        from product where product_id = $1 ${hidden ? '' : 'and published'}`,
    values: [productId],
  });
  return rows[0];
}
