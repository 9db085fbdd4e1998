import type { ProductDetail } from '@sporta/contract';
import { referenceIntakes } from '@sporta/domain';

/** What is declared per 100 g or ml, and how much of a day that is (Reg. (EU) 1169/2011, art. 30 and 32). */
export function NutritionSection({ nutrition }: Pick<ProductDetail, 'nutrition'>) {
  if (!nutrition || nutrition.rows.length === 0) return null;
  return (
    <section>
      <h2>Valori nutrizionali</h2>
      <Intakes {...nutrition} />
      <table className="nutrition">
        <caption className="sr">Valori nutrizionali medi per {nutrition.per}</caption>
        <thead>
          <tr>
            <th scope="col">Valori medi</th>
            <th scope="col" className="r">
              per {nutrition.per}
            </th>
          </tr>
        </thead>
        <tbody>
          {nutrition.rows.map(({ name, value, indent }) => (
            <tr key={name} className={indent ? 'part' : undefined}>
              <th scope="row">{name}</th>
              <td className="r num">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Intakes({ per, rows }: NonNullable<ProductDetail['nutrition']>) {
  const shares = referenceIntakes(rows);
  if (shares.length === 0) return null;
  return (
    <>
      <ul className="intakes" aria-label={`Quanta parte di una giornata, per ${per}`}>
        {shares.map(({ key, label, value, percent }) => (
          <li key={key}>
            <span className="small">{label}</span>
            <b className="num">{percent}%</b>
            <progress className="bar" aria-hidden="true" max={100} value={Math.min(percent, 100)} />
            <span className="xs muted num">{value}</span>
          </li>
        ))}
      </ul>
      <p className="xs muted">
        Per {per}, delle assunzioni di riferimento di un adulto medio (8.400 kJ / 2.000 kcal al giorno). Non è un voto:
        conta quanto ne mangi.
      </p>
    </>
  );
}
