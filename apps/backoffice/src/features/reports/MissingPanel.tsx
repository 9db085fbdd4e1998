import type { Report } from '@sporta/contract';
import { countOf, euro } from '../../shared/figures/index.ts';
import { type FileOf, Nothing, Panel } from './Panel.tsx';

/** What was missing most, and what it would have brought. */
export function MissingPanel({ missing, file }: { missing: Report['missing']; file: FileOf }) {
  return (
    <Panel title="Cosa è mancato di più" unit="righe, valore perso" file={file}>
      {missing.length === 0 ? <Nothing>In questo periodo non è mancato niente.</Nothing> : null}
      <ul className="report-missing">
        {missing.map(({ code, name, mediaURL, lines, lost }) => (
          <li key={code}>
            {mediaURL ? (
              <img src={mediaURL} alt="" width={44} height={44} loading="lazy" />
            ) : (
              <span className="blank" />
            )}
            <span>
              <span className="name">{name}</span>
              <small className="muted">{countOf(lines, 'riga', 'righe')}</small>
            </span>
            <b>{euro(lost)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
