import type { ProductRemark, StaffProduct } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { type FieldEdit, useEdits } from '../../shared/edits/index.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { choicesQuery, useProductChange } from '../../shared/product-acts/index.ts';
import { KeptNote, useUnsaved } from '../../shared/unsaved/index.ts';
import { ClashNote } from './ClashNote.tsx';
import { DescriptionPanel } from './DescriptionPanel.tsx';
import { FoodPanel } from './FoodPanel.tsx';
import { fieldName } from './field-words.ts';
import { fieldId } from './fields.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { PhotoPanel } from './PhotoPanel.tsx';
import { PlansPanel } from './PlansPanel.tsx';
import { PreviewColumn } from './PreviewColumn.tsx';
import { PricesPanel } from './PricesPanel.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { previewQuery, productQuery } from './product-query.ts';
import { valuesOf } from './product-values.ts';
import { SaleActs } from './SaleActs.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { SellingPanel } from './SellingPanel.tsx';
import { StockPanel } from './StockPanel.tsx';

/** The editor of a product: what is typed shows at once as customers would see it, and holds when it is published. */
export function ProductPage({ productId }: { productId: number }) {
  const api = useApi();
  const { data: product, error, refetch } = useQuery(productQuery(api, productId));
  if (error && !product)
    return <LoadProblem page="Prodotto" error={error} what="il prodotto" onRetry={() => void refetch()} />;
  if (!product) return <title>Prodotto | Banco</title>;
  return <Editor product={product} />;
}

function Editor({ product }: { product: StaffProduct }) {
  const api = useApi();
  const edits = useEdits(valuesOf(product));
  const { offer } = useUnsaved({
    name: `product:${product.productId}`,
    value: edits.edits.length > 0 ? edits.edits : undefined,
    onTake: edits.take,
  });
  const { change, send } = useProductChange();
  const { data: choices } = useQuery(choicesQuery(api));
  const [at, setAt] = useState<string>();
  const [open, setOpen] = useState<'history' | 'publish'>();
  const typed = useDeferredValue(edits.edits);
  const isOnSale = product.fields.published === true;
  // what is not on sale is looked at as if it were to be: what is missing shows from the beginning
  const { data: preview } = useQuery(previewQuery(api, product.productId, isOnSale ? typed : putOnSale(typed), at));
  const remarks = isOnSale && edits.edits.length === 0 ? [] : (preview?.remarks ?? []);
  const form = { edits, remarks };
  const errors = [
    ...edits.unread.map((field) => unreadRemark(product, field)),
    ...remarks.filter(({ level, field }) => level === 'error' && !edits.unread.includes(field)),
  ];
  const name = String(edits.value('name') ?? '');

  const own = (all: readonly FieldEdit[]) => all.map((edit) => ({ product_id: product.productId, ...edit }));
  const toPublish = isOnSale ? edits.edits : putOnSale(edits.edits);

  const save = async (all: readonly FieldEdit[], said: string): Promise<boolean> => {
    if (!(await change(own(all), said))) return false;
    edits.clear();
    return true;
  };
  const publish = async (publishAt: string | undefined): Promise<boolean> => {
    if (!publishAt) return save(toPublish, isOnSale ? `${name}: pubblicato` : `${name}: in vendita`);
    try {
      await send(own(toPublish), publishAt);
      toast.success(isOnSale ? 'Modifiche programmate' : 'Vendita programmata');
      edits.clear();
      return true;
    } catch (problem) {
      toast.error(messageOf(problem));
      return false;
    }
  };
  return (
    <>
      <title>{`${name} | Banco`}</title>
      <Link className="link order-back" href="/banco/catalogo">
        Catalogo
      </Link>
      <div className="bt order-head">
        <Thumb size="s" picture={{ src: product.media.thumb }} />
        <div className="grow">
          <h1>
            {name}
            {isOnSale ? null : (
              <>
                {' '}
                <Tag tone="lemon">{errors.length > 0 ? 'Bozza' : 'Non in vendita'}</Tag>
              </>
            )}
          </h1>
          <p className="muted">
            {[edits.value('brand'), edits.value('description'), `codice ${product.code}`].filter(Boolean).join(' · ')}
          </p>
        </div>
        <SaleActs
          {...{ isOnSale, edits }}
          productId={product.productId}
          name={name}
          isDraft={product.isDraft}
          isReady={errors.length === 0 && edits.clashes.length === 0 && (isOnSale || preview !== undefined)}
          onHistory={() => setOpen('history')}
          onPublish={() => setOpen('publish')}
          onSave={() => save(edits.edits, `${name}: salvato`)}
          onWithdraw={() =>
            change(own([{ field: 'published', before: true, after: false }]), `${name}: tolto dalla vendita`)
          }
        />
      </div>
      <KeptNote offer={offer} />
      <ErrorList errors={errors} isOnSale={isOnSale} />
      <ClashNote {...{ edits, product, choices }} />
      <SectionTabs />
      <div className="pe">
        <div className="col">
          <DescriptionPanel {...{ form, choices }} sellingMode={product.sellingMode} />
          <PricesPanel {...{ form, product }} />
          <OfferPanel product={product} />
          <StockPanel {...{ form, product }} />
          <FoodPanel {...{ form, choices }} />
          <PhotoPanel {...{ form, product }} />
          <SellingPanel {...{ form, choices }} />
        </div>
        <div className="col side">
          <PreviewColumn {...{ preview, product, at }} photo={edits.value('photo') as string | null} onAt={setAt} />
          <PlansPanel {...{ product, choices }} />
        </div>
      </div>
      <HistoryDialog
        open={open === 'history'}
        onClose={() => setOpen(undefined)}
        {...{ product, choices }}
        onRestore={({ changes }) => {
          for (const { field, before } of changes) edits.set(field, before);
        }}
      />
      <PublishDialog
        open={open === 'publish'}
        onClose={() => setOpen(undefined)}
        {...{ product, choices, edits: toPublish }}
        title={isOnSale ? 'Pubblica le modifiche' : 'Metti in vendita'}
        verb={isOnSale ? 'Pubblica ora' : 'Metti in vendita ora'}
        warnings={remarks.filter(({ level }) => level === 'warning').map(({ text }) => text)}
        onPublish={publish}
      />
    </>
  );
}

const unreadRemark = (product: StaffProduct, field: string): ProductRemark => ({
  productId: product.productId,
  field,
  level: 'error',
  text: `${fieldName(field, product)}: serve un numero`,
});

/** The edits, and that the product goes on sale with them. */
const putOnSale = (edits: readonly FieldEdit[]): readonly FieldEdit[] => [
  ...edits.filter(({ field }) => field !== 'published'),
  { field: 'published', before: false, after: true },
];

/** What must be put right before publishing, each leading to its field. */
function ErrorList({ errors, isOnSale }: { errors: readonly ProductRemark[]; isOnSale: boolean }) {
  if (errors.length === 0) return null;
  return (
    <div className="errs" role="alert">
      <WarningCircleFill />
      <div>
        <b>
          {errors.length === 1 ? 'Una cosa da sistemare' : `${errors.length} cose da sistemare`} prima di{' '}
          {isOnSale ? 'pubblicare' : 'metterlo in vendita'}
        </b>
        <ul>
          {errors.map(({ field, text }) => (
            <li key={field + text}>
              <a href={`#${fieldId(field)}`}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
