// The questions in their order; words in locales/*/help-faqs.json.

export const categories = ['routes', 'structures', 'data', 'files', 'sharing', 'account'] as const;
export type Category = (typeof categories)[number];

export const questions: Readonly<Record<Category, readonly string[]>> = {
  routes: [
    'solved',
    'score',
    'how-long',
    'no-route',
    'same-routes',
    'conditions-origin',
    'edit-route',
    'task-limits',
    'impurity-tox',
  ],
  structures: ['targets', 'controlled', 'chemdraw', 'picture', 'name-unknown', 'batch-size'],
  data: ['own-stock', 'prices', 'own-reactions', 'never-again'],
  files: ['sascore-files', 'files', 'file-limits', 'sascore-table'],
  sharing: ['share', 'share-end', 'delete-refused', 'privacy'],
  account: [
    'signed-out',
    'captcha',
    'two-factor',
    'module-missing',
    'members',
    'quota',
    'pay',
    'language',
    'api',
    'keys',
  ],
};
