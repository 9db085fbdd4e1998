import { encode } from 'uqr';

/** On a computer: the page of Satispay as a code, which opens the app on the phone that reads it. */
export function SatispayCode({ address }: { address: string }) {
  const { data, size } = encode(address, { border: 2, ecc: 'M' });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure className="satispay-code">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="Codice da inquadrare con il telefono"
        shapeRendering="crispEdges"
      >
        <path d={dark.join('')} />
      </svg>
      <figcaption>Inquadra il codice con il telefono, oppure apri la pagina di Satispay qui.</figcaption>
    </figure>
  );
}
