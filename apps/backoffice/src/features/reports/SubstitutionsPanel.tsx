import type { Report } from '@sporta/contract';
import { countOf } from '../../shared/figures/index.ts';
import { type FileOf, Nothing, Panel } from './Panel.tsx';

/** What became of the products that came in the place of others, and which pairs people do not want. */
export function SubstitutionsPanel({
  substitutions: { proposed, accepted, refused, atDoor, refunded, worst },
  file,
}: {
  substitutions: Report['substitutions'];
  file: FileOf;
}) {
  const parts = [
    { key: 'accepted', name: 'Accettate', count: accepted },
    { key: 'refused', name: 'Rifiutate prima della consegna', count: refused },
    { key: 'door', name: 'Rifiutate alla porta', count: atDoor },
    { key: 'refunded', name: 'Rimborsate dopo', count: refunded },
  ];
  return (
    <Panel title="Sostituzioni" unit={countOf(proposed, 'proposta', 'proposte')} file={file}>
      {proposed === 0 ? <Nothing>In questo periodo non è stato sostituito niente.</Nothing> : null}
      {proposed > 0 ? (
        <>
          <div className="report-parts" aria-hidden="true">
            {parts
              .filter(({ count }) => count > 0)
              .map(({ key, count }) => (
                <i key={key} className={key} style={{ flexGrow: count }} />
              ))}
          </div>
          <dl className="report-list">
            {parts.map(({ key, name, count }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {worst.length > 0 ? (
        <>
          <h3>Le più rifiutate</h3>
          <dl className="report-list">
            {worst.map((pair) => (
              <div key={`${pair.name} ${pair.substitute}`}>
                <dt>
                  {pair.name} → {pair.substitute}
                </dt>
                <dd>
                  {pair.refused} su {pair.proposed}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </Panel>
  );
}
