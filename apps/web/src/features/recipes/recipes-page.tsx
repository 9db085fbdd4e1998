import type { RecipeSummary } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { Breadcrumbs } from '@sporta/ui/components/layout/Breadcrumbs.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Clock } from '@sporta/ui/icons/Clock.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import { RecipePicture } from './recipe-picture.tsx';
import { recipesQuery } from './recipe-queries.ts';
import { timeText } from './recipe-texts.ts';
import '../../lib/sheets/reading.css';

/** Cards whose pictures load at once: the first view of a desktop. */
const FIRST_VIEW = 4;

/** /ricette: every dish, by course. */
export function RecipesPage() {
  const { data: recipes } = useSuspenseQuery(recipesQuery(useApi(), useShopHash()));
  const courses = [...Map.groupBy(recipes, ({ course }) => course)].sort(([a], [b]) => placeOf(a) - placeOf(b));
  let place = 0;
  return (
    <div className="recipes">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Ricette' }]} />
      <h1>Ricette</h1>
      <p className="muted lead">
        Scegli per quanti cucini: ti mettiamo nel carrello quello che serve, in confezioni intere.
      </p>
      {recipes.length === 0 ? (
        <EmptyState
          picture="/pictures/borsa-vuota.svg"
          title="Non ci sono ancora ricette"
          body="Intanto puoi incollare la tua lista: cerchiamo noi i prodotti."
          actions={<ButtonLink href="/fast-search">Spesa veloce</ButtonLink>}
        />
      ) : (
        courses.map(([course, dishes]) => (
          <section key={course} aria-label={titleOf(course)}>
            <h2>{titleOf(course)}</h2>
            <ul className="dishes">
              {dishes.map((recipe) => (
                <li key={recipe.name}>
                  <RecipeCard recipe={recipe} priority={place++ < FIRST_VIEW} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  );
}

function RecipeCard({ recipe, priority }: { recipe: RecipeSummary; priority: boolean }) {
  const { name, title, summary, minutes, pictures } = recipe;
  return (
    <Link className="dish-card" href={`/ricette/${name}`}>
      <RecipePicture pictures={pictures} priority={priority} />
      <b>{title}</b>
      <span className="muted small">{summary}</span>
      <span className="row small">
        <Clock />
        {timeText(minutes)}
      </span>
    </Link>
  );
}

/** Courses in the order of a meal; others after them. */
const meal = ['Antipasto', 'Primo', 'Secondo', 'Contorno', 'Piatto unico', 'Dolce'];
const plurals: Record<string, string> = {
  Antipasto: 'Antipasti',
  Primo: 'Primi',
  Secondo: 'Secondi',
  Contorno: 'Contorni',
  'Piatto unico': 'Piatti unici',
  Dolce: 'Dolci',
};
const placeOf = (course: string) => (meal.includes(course) ? meal.indexOf(course) : meal.length);
const titleOf = (course: string) => plurals[course] ?? course;
