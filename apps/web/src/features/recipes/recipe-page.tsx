import type { Recipe } from '@sporta/contract';
import { MOST_EATERS } from '@sporta/contract/recipe-words.ts';
import { countText, formatEuro } from '@sporta/domain';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Breadcrumbs } from '@sporta/ui/components/layout/Breadcrumbs.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { Clock } from '@sporta/ui/icons/Clock.ts';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { ToteSimpleBold } from '@sporta/ui/icons/ToteSimpleBold.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import { useLoginHref, useSession } from '../../shared/session/index.ts';
import { IngredientLine } from './ingredient-line.tsx';
import { RecipePicture } from './recipe-picture.tsx';
import { recipeProductsQuery } from './recipe-queries.ts';
import { timeText } from './recipe-texts.ts';
import { toBuy, useAddShopping, useShopping } from './use-shopping.ts';
import '../../lib/sheets/reading.css';

/** /ricette/{name}: how a dish is made, and its ingredients into the cart with one press. */
export function RecipePage({ recipe }: { recipe: Recipe }) {
  const { data: results } = useSuspenseQuery(recipeProductsQuery(useApi(), useShopHash(), recipe));
  const [people, setPeople] = useState(recipe.people);
  const { lines, tick } = useShopping(recipe, results, people);
  const gone = lines.filter((line) => line.gone && !line.ingredient.atHome);
  return (
    <article className="recipe">
      <Breadcrumbs
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Ricette', href: '/ricette' }, { label: recipe.title }]}
      />
      <header>
        <div>
          <h1>{recipe.title}</h1>
          <p>{recipe.summary}</p>
          <p className="row muted">
            <span>{recipe.course}</span>
            <Clock />
            {timeText(recipe.minutes)}
          </p>
        </div>
        <RecipePicture pictures={recipe.pictures} priority />
      </header>
      <div className="recipe-two">
        <section aria-labelledby="ingredienti">
          <div className="row recipe-people">
            <h2 id="ingredienti" className="grow">
              Ingredienti
            </h2>
            <fieldset className="stp big" aria-label="Per quante persone">
              <button
                type="button"
                aria-label="Una persona in meno"
                disabled={people <= 1}
                onClick={() => setPeople(people - 1)}
              >
                <MinusBold />
              </button>
              <span className="q" aria-live="polite">
                {people} <small>{people === 1 ? 'persona' : 'persone'}</small>
              </span>
              <button
                type="button"
                aria-label="Una persona in più"
                disabled={people >= MOST_EATERS}
                onClick={() => setPeople(people + 1)}
              >
                <PlusBold />
              </button>
            </fieldset>
          </div>
          {gone.length > 0 ? (
            <Note kind="warn">
              {gone.length === 1 ? 'Adesso non abbiamo' : 'Adesso non abbiamo questi ingredienti:'}{' '}
              <b>{gone.map(({ ingredient }) => ingredient.name.toLowerCase()).join(', ')}</b>. Il resto c’è.
            </Note>
          ) : null}
          <ul className="ingredients">
            {lines.map((line) => (
              <IngredientLine key={line.key} line={line} onTick={(ticked) => tick(line.key, ticked)} />
            ))}
          </ul>
          <Buy lines={lines} />
        </section>
        <section aria-labelledby="preparazione">
          <h2 id="preparazione">Preparazione</h2>
          <ol className="recipe-steps">
            {recipe.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </article>
  );
}

function Buy({ lines }: { lines: Parameters<typeof toBuy>[0] }) {
  const { isLoggedIn } = useSession();
  const loginHref = useLoginHref();
  const add = useAddShopping();
  const count = toBuy(lines).length;
  const cents = lines.reduce((sum, line) => sum + (line.ticked ? line.cents : 0), 0);
  return (
    <div className="recipe-buy">
      <span className="grow" aria-live="polite">
        <b className="num">ca. {formatEuro(cents)}</b>{' '}
        <span className="muted small">{countText(count, 'prodotto', 'prodotti')}, confezioni intere</span>
      </span>
      {isLoggedIn ? (
        <Button
          size="lg"
          busy={add.isPending}
          disabled={count === 0}
          onClick={() =>
            add.mutate(lines, {
              onSuccess: () => toast.success(`${countText(count, 'ingrediente', 'ingredienti')} nel carrello`),
            })
          }
        >
          {add.isPending ? null : <ToteSimpleBold />}
          Metti tutto nel carrello
        </Button>
      ) : (
        <ButtonLink size="lg" href={loginHref}>
          Accedi e metti nel carrello
        </ButtonLink>
      )}
    </div>
  );
}
