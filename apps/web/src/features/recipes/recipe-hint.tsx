import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ArrowRightBold } from '@sporta/ui/icons/ArrowRightBold.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import { recipeHintQuery } from './recipe-hint-query.ts';
import { RecipePicture } from './recipe-picture.tsx';
import { timeText } from './recipe-texts.ts';

/** Dishes above the products: one or two are a help, a list of them is in the way. */
const MOST = 2;

/** Above the products of a search that means a dish: "ingredienti carbonara". */
export default function RecipeHint({ q }: { q: string }) {
  const { data: recipes } = useSuspenseQuery(recipeHintQuery(useApi(), useShopHash(), q));
  if (recipes.length === 0) return null;
  return (
    <ul className="recipe-hints">
      {recipes.slice(0, MOST).map(({ name, title, minutes, pictures }) => (
        <li key={name}>
          <Link className="recipe-hint" href={`/ricette/${name}`}>
            <RecipePicture pictures={pictures} priority />
            <span className="grow">
              <b>{title}</b>
              <small>Ricetta, {timeText(minutes)}: tutti gli ingredienti nel carrello in un tocco</small>
            </span>
            <ArrowRightBold />
          </Link>
        </li>
      ))}
    </ul>
  );
}
