import type { StaffProductRow } from '@sporta/contract';
import { isByWeight } from '@sporta/domain';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { euro } from '../../shared/figures/index.ts';
import { AmountCell } from '../../shared/product-acts/index.ts';
import type { Column } from '../../shared/table/index.ts';
import type { RowActs } from './use-row-acts.ts';

export const productHref = (productId: number): string => `/banco/catalogo/${productId}`;

export const nameOf = ({ brand, name }: Pick<StaffProductRow, 'brand' | 'name'>): string =>
  [brand, name].filter(Boolean).join(' ');

const byWeight = (row: StaffProductRow) => isByWeight(row.sellingMode);
const modes: Record<StaffProductRow['sellingMode'], string> = {
  piece: 'A pezzo',
  pack: 'A pezzo',
  loose: 'Sfuso',
  weighed: 'A peso',
};

/**
 * Columns of the catalogue; prices and stock are typed over where they stand.
 * @param waiting also how many customers wait for each
 */
export const productColumns = (acts: RowActs, waiting: boolean): Column<StaffProductRow>[] =>
  allColumns(acts).filter(({ key }) => waiting || key !== 'waiting');

const allColumns = (acts: RowActs): Column<StaffProductRow>[] => [
  {
    key: 'name',
    header: 'Prodotto',
    sortable: true,
    cell: (row) => (
      <div className="cat-name">
        <Thumb size="xs" picture={{ src: row.media.thumb }} />
        <span>
          <Link className="row-link" href={productHref(row.productId)}>
            <span className="cat-cut">{row.name}</span>
          </Link>
          <small>
            {[row.brand || 'Senza marca', row.description].filter(Boolean).join(' · ')}
            <span className="from-tablet"> · {row.ean ?? row.code}</span>
          </small>
          <PhoneFacts row={row} />
        </span>
      </div>
    ),
  },
  {
    key: 'category',
    header: 'Reparto',
    from: 'desk',
    cell: ({ category }) =>
      category ? (
        <span className="cat-department" title={category.name}>
          {category.name}
        </span>
      ) : (
        '–'
      ),
  },
  {
    key: 'price',
    header: 'Prezzo',
    sortable: true,
    figures: true,
    cell: (row) => (
      <AmountCell
        label={`Prezzo di ${nameOf(row)}${byWeight(row) ? ' al kg' : ''}`}
        value={row.price}
        decimals={{ min: 2, max: 2 }}
        needed
        onSave={(price) => acts.setPrice(row, price)}
      />
    ),
  },
  {
    key: 'offer',
    header: 'Offerta',
    figures: true,
    from: 'small-desk',
    cell: ({ offer }) =>
      offer ? (
        <Tag tone="red">
          {euro(offer.price)} · {offer.label}
        </Tag>
      ) : (
        '–'
      ),
  },
  { key: 'vat', header: 'Iva', figures: true, from: 'desk', cell: ({ vat }) => `${vat}%` },
  {
    key: 'mode',
    header: 'Vendita',
    from: 'desk',
    cell: (row) =>
      row.natureId === 8 ? (
        <Tag tone="lemon">Omaggio</Tag>
      ) : byWeight(row) ? (
        <Tag>{modes[row.sellingMode]}</Tag>
      ) : (
        <span className="cat-mode">{modes[row.sellingMode]}</span>
      ),
  },
  {
    key: 'stock',
    header: 'Giacenza',
    sortable: true,
    figures: true,
    from: 'tablet',
    cell: (row) => <StockCell row={row} acts={acts} />,
  },
  {
    key: 'waiting',
    header: 'Aspettano',
    sortable: true,
    figures: true,
    from: 'desk',
    cell: ({ waiting }) =>
      waiting > 0 ? (
        <span title="Clienti che hanno chiesto di essere avvisati">{waiting.toLocaleString('it-IT')}</span>
      ) : (
        '–'
      ),
  },
  {
    key: 'online',
    header: 'Online',
    from: 'tablet',
    cell: (row) => (
      <label className="cat-online">
        <input
          type="checkbox"
          role="switch"
          aria-checked={row.published}
          className="sw"
          aria-label={`${nameOf(row)} online`}
          checked={row.published}
          onChange={(event) => void acts.setOnline([row], event.target.checked)}
        />
      </label>
    ),
  },
];

/** What a phone has no column for. */
function PhoneFacts({ row }: { row: StaffProductRow }) {
  const { stock, reserved, reorder, published, offer } = row;
  const free = typeof stock === 'number' ? stock - reserved : undefined;
  return (
    <span className="phone-only">
      <span className="cat-facts">
        {published ? null : <Tag>Sospeso</Tag>}
        {free !== undefined && free <= 0 ? <Tag tone="err">Esaurito</Tag> : null}
        {free !== undefined && free > 0 && reorder?.low ? <Tag tone="lemon">Sotto scorta</Tag> : null}
        {offer ? (
          <Tag tone="red">
            {euro(offer.price)} · {offer.label}
          </Tag>
        ) : null}
        {free === undefined || free <= 0 ? null : (
          <small>{`${free.toLocaleString('it-IT')} ${row.sellingMode === 'loose' ? 'kg' : free === 1 ? 'libero' : 'liberi'}`}</small>
        )}
      </span>
    </span>
  );
}

function StockCell({ row, acts }: { row: StaffProductRow; acts: RowActs }) {
  if (row.stock === 'unlimited') return <span title="Senza limite di giacenza">∞</span>;
  if (row.stock === null) return <span title="Questa sede non lo vende">–</span>;
  return (
    <span className="cat-stock">
      {row.stock - row.reserved <= 0 ? (
        <Tag tone="err">Esaurito</Tag>
      ) : row.reorder?.low ? (
        <span title={`Si riordina quando ne restano ${row.reorder.point.toLocaleString('it-IT')}`}>
          <Tag tone="lemon">Sotto scorta</Tag>
        </span>
      ) : null}
      <AmountCell
        label={`Giacenza di ${nameOf(row)}${row.sellingMode === 'loose' ? ' in kg' : ''}`}
        value={row.stock}
        decimals={{ min: 0, max: row.sellingMode === 'loose' ? 3 : 0 }}
        onSave={(stock) => acts.setStock(row, stock)}
      />
    </span>
  );
}
