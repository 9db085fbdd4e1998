import { isApiError, type ProductRemark, type StaffProduct, staffEndpoints } from '@sporta/contract';
import { newKey } from '@sporta/contract/new-key.ts';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { useEdits } from '../../shared/edits/index.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { productKeys } from '../../shared/live/index.ts';
import { choicesQuery } from '../../shared/product-acts/index.ts';
import { DescriptionPanel } from './DescriptionPanel.tsx';
import { IdentityPanel, type SellingMode } from './IdentityPanel.tsx';
import { eanProblem, firstValues, valuesToSend } from './new-product.ts';
import { productQuery } from './product-query.ts';

/** A product begins here, from nothing or as a copy, and goes on in its editor as a draft. */
export function NewProductPage({ copyOf }: { copyOf: number | undefined }) {
  const api = useApi();
  const {
    data: model,
    error,
    refetch,
  } = useQuery({ ...productQuery(api, copyOf ?? 0), enabled: copyOf !== undefined });
  if (error && !model)
    return <LoadProblem page="Nuovo prodotto" error={error} what="il prodotto" onRetry={() => void refetch()} />;
  if (copyOf !== undefined && !model) return <title>Nuovo prodotto | Banco</title>;
  return <NewProduct model={model} />;
}

function NewProduct({ model }: { model: StaffProduct | undefined }) {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const edits = useEdits(firstValues(model));
  const { data: choices } = useQuery(choicesQuery(api));
  const [code, setCode] = useState('');
  const [sellingMode, setSellingMode] = useState<SellingMode>(model?.sellingMode ?? 'piece');
  const [refused, setRefused] = useState<ProductRemark[]>([]);
  const [busy, setBusy] = useState(false);
  const wish = useRef({ text: '', key: '' });
  const eans = (edits.value('eans') ?? []) as string[];
  const wrongEan = eanProblem(eans);
  const remarks = [...(wrongEan ? [remark('eans', wrongEan)] : []), ...refused];

  const create = async () => {
    setBusy(true);
    setRefused([]);
    try {
      const asked = {
        code: code.trim() || undefined,
        selling_mode: sellingMode,
        copy_of: model?.productId,
        values: valuesToSend(edits),
      };
      wish.current = sameWish(wish.current, asked);
      const { data } = await api.call(staffEndpoints.staffProducts.create, {
        ...asked,
        idempotency_key: wish.current.key,
      });
      const { productId } = data.product;
      queries.setQueryData(productKeys.one(productId), data.product);
      void queries.invalidateQueries({ queryKey: productKeys.lists });
      toast.success('Bozza salvata');
      await router.navigate({ href: hrefOf(`/catalogo/${productId}`) });
    } catch (problem) {
      if (isApiError(problem)) setRefused(problem.errors.flatMap(({ field, error }) => remarkOf(field, error)));
      toast.error(messageOf(problem));
    } finally {
      setBusy(false);
    }
  };
  const form = { edits, remarks };
  const title = model ? `Copia di ${String(model.fields.name)}` : 'Nuovo prodotto';
  return (
    <>
      <title>{`${title} | Banco`}</title>
      <Link className="link order-back" href={hrefOf('/catalogo')}>
        Catalogo
      </Link>
      <div className="bt">
        <div className="grow">
          <h1>{title}</h1>
          <p className="muted">
            Diventa una bozza: prezzi, giacenze, ingredienti e foto si completano prima di metterla in vendita.
          </p>
        </div>
        <ButtonLink kind="line" href={hrefOf('/catalogo')}>
          Lascia perdere
        </ButtonLink>
        <Button
          busy={busy}
          disabled={
            String(edits.value('name') ?? '').trim().length < 2 || wrongEan !== undefined || edits.unread.length > 0
          }
          onClick={() => void create()}
        >
          Salva la bozza
        </Button>
      </div>
      <div className="col">
        <IdentityPanel {...{ form, choices, code, sellingMode }} onCode={setCode} onSellingMode={setSellingMode} />
        <DescriptionPanel {...{ form, choices, sellingMode }} />
      </div>
    </>
  );
}

/** What is asked for again word by word keeps its key: an answer that was lost began no second product. */
function sameWish(last: { text: string; key: string }, asked: object): { text: string; key: string } {
  const text = JSON.stringify(asked);
  return text === last.text ? last : { text, key: `product-${newKey()}` };
}

const remark = (field: string, text: string): ProductRemark => ({ productId: 0, field, level: 'error', text });

/** `values.3.name` is the field `name`. */
const remarkOf = (field: string | undefined, text: string) =>
  field === undefined ? [] : [remark(field.split('.').at(-1) ?? field, text)];
