import { differencesOf } from './lines-of.ts';
import type { Body } from './use-document.ts';

interface Side {
  name: string;
  body: Body | undefined;
}

/** What only one of two texts says, side by side. */
export function Differences({ one, other }: { one: Side; other: Side }) {
  const lines = differencesOf(one.body, other.body);
  return (
    <div className="doc-sides">
      {[
        { name: one.name, lines: lines.one },
        { name: other.name, lines: lines.other },
      ].map((side) => (
        <section key={side.name} aria-label={side.name}>
          <h3>{side.name}</h3>
          {side.lines.length === 0 ? (
            <p className="muted small">Niente che l’altro non abbia</p>
          ) : (
            <ul>
              {side.lines.slice(0, 40).map((line) => (
                <li key={line}>{line}</li>
              ))}
              {side.lines.length > 40 ? <li>e altre {side.lines.length - 40} righe</li> : null}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
