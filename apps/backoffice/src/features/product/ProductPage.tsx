import type { ProductRemark, StaffProduct } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { ClockCounterClockwise } from '@sporta/ui/icons/ClockCounterClockwise.ts';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { choicesQuery, useProductChange } from '../../shared/product-acts/index.ts';
import { ClashNote } from './ClashNote.tsx';
import { DescriptionPanel } from './DescriptionPanel.tsx';
import { FoodPanel } from './FoodPanel.tsx';
import { fieldId } from './fields.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { PhotoPanel } from './PhotoPanel.tsx';
import { PlansPanel } from './PlansPanel.tsx';
import { PreviewColumn } from './PreviewColumn.tsx';
import { PricesPanel } from './PricesPanel.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { previewQuery, productQuery } from './product-query.ts';
import { SellingPanel } from './SellingPanel.tsx';
import { StockPanel } from './StockPanel.tsx';
import { useEdits } from './use-edits.ts';

/** The editor of a product: what is typed shows at once as customers would see it, and holds when it is published. */
export function ProductPage({ productId }: { productId: number }) {
  const api = useApi();
  const { data: product, error, refetch } = useQuery(productQuery(api, productId));
  if (error && !product) return <LoadProblem error={error} what="il prodotto" onRetry={() => void refetch()} />;
  if (!product) return <title>Prodotto | Banco</title>;
  return <Editor product={product} />;
}

function Editor({ product }: { product: StaffProduct }) {
  const api = useApi();
  const edits = useEdits(product);
  const { change, send } = useProductChange();
  const { data: choices } = useQuery(choicesQuery(api));
  const [at, setAt] = useState<string>();
  const [open, setOpen] = useState<'history' | 'publish'>();
  const typed = useDeferredValue(edits.edits);
  const { data: preview } = useQuery(previewQuery(api, product.productId, typed, at));
  const remarks = edits.edits.length === 0 ? [] : (preview?.remarks ?? []);
  const form = { edits, remarks };
  const errors = remarks.filter(({ level }) => level === 'error');
  const name = String(edits.value('name') ?? '');

  const publish = async (publishAt: string | undefined): Promise<boolean> => {
    const changes = edits.edits.map((edit) => ({ product_id: product.productId, ...edit }));
    try {
      if (publishAt) {
        await send(changes, publishAt);
        toast.success('Modifiche programmate');
      } else if (!(await change(changes, `${name}: pubblicato`))) return false;
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
          <h1>{name}</h1>
          <p className="muted">
            {[edits.value('brand'), edits.value('description'), `codice ${product.code}`].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="acts">
          <Button kind="line" onClick={() => setOpen('history')}>
            <ClockCounterClockwise />
            Storia
          </Button>
          {edits.edits.length > 0 ? (
            <Button kind="line" onClick={edits.clear}>
              Lascia perdere
            </Button>
          ) : null}
          <Button
            disabled={edits.edits.length === 0 || errors.length > 0 || edits.clashes.length > 0}
            onClick={() => setOpen('publish')}
          >
            Pubblica
          </Button>
        </div>
      </div>
      <ErrorList errors={errors} />
      <ClashNote {...{ edits, product, choices }} />
      <div className="pe">
        <div className="col">
          <DescriptionPanel {...{ form, product, choices }} />
          <PricesPanel {...{ form, product }} />
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
        {...{ product, choices, edits: edits.edits }}
        warnings={remarks.filter(({ level }) => level === 'warning').map(({ text }) => text)}
        onPublish={publish}
      />
    </>
  );
}

/** What must be put right before publishing, each leading to its field. */
function ErrorList({ errors }: { errors: readonly ProductRemark[] }) {
  if (errors.length === 0) return null;
  return (
    <div className="errs" role="alert">
      <WarningCircleFill />
      <div>
        <b>
          {errors.length === 1 ? 'Una cosa da correggere' : `${errors.length} cose da correggere`} prima di pubblicare
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
