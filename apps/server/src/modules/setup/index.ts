export { setUpAlone } from './alone.ts';
export { applySetup } from './apply-setup.ts';
export { type ChangeableStore, changeStore, readStore } from './change-store.ts';
export { openStore } from './open-store.ts';
export { type Answers, type QuestionName, questionNames, questionOf } from './questions.ts';
export { missingOf, readAnswer, readAnswers } from './read-answers.ts';
export { readWeek } from './read-week.ts';
export { rememberedAnswers } from './remembered-answers.repo.ts';
export { lockStores } from './store.repo.ts';
