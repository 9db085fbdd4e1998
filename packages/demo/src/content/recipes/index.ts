import { firstCourses } from './first-courses.ts';
import { otherCourses } from './other-courses.ts';
import type { DemoRecipe } from './recipe.ts';

export type { DemoRecipe } from './recipe.ts';

/** Twenty dishes of the demo shop. */
export const demoRecipes: readonly DemoRecipe[] = [...firstCourses, ...otherCourses];
