import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import checkFile from 'eslint-plugin-check-file';
import betterTailwind from 'eslint-plugin-better-tailwindcss';
import jsxA11y from 'eslint-plugin-jsx-a11y';

/** Imports run one way: app -> components -> lib -> lib/content. */
const zones = [
  {
    target: './lib',
    from: ['./components', './app'],
    message: 'lib holds facts and rules: it knows neither components nor routes.',
  },
  {
    target: './components',
    from: ['./app', './lib/site-content.ts', './lib/env.ts'],
    message: 'A component gets everything as props: it reads neither content nor environment.',
  },
  {
    target: ['./components', './app'],
    from: './lib/content',
    // Error screens are client code on every page: they cannot carry all content and its schemas.
    except: ['./errors.ts'],
    message: 'lib/site-content.ts is the only door to the content.',
  },
  {
    target: './components/ui',
    from: ['./components'],
    except: ['./ui'],
    message: 'ui primitives know nothing of the brand.',
  },
  {
    target: './lib/content',
    from: ['./lib'],
    except: ['./content', './content-schema', './routes.ts'],
    message: 'Content files are plain data: they import types only.',
  },
];

const config = [
  { ignores: ['**/.next/**', 'next-env.d.ts', 'public/**', 'screenshots/**', 'test-results/**'] },
  ...next,
  ...nextTypescript,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{components,lib,media,scripts,tests}/**/': 'KEBAB_CASE' },
      ],
      'import/no-restricted-paths': ['error', { zones }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // scripts/make-media.mjs makes every width beforehand. next/image would encode them on request, one format an
      // address, and writes a style attribute, which the site's policy forbids.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    ignores: ['lib/env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'lib/env.ts is the only reader of the environment.' },
      ],
    },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    plugins: { 'better-tailwindcss': betterTailwind },
    settings: { 'better-tailwindcss': { entryPoint: 'app/globals.css' } },
    rules: {
      'better-tailwindcss/no-unknown-classes': 'error',
      'better-tailwindcss/no-conflicting-classes': 'error',
      'better-tailwindcss/no-duplicate-classes': 'error',
      'better-tailwindcss/no-deprecated-classes': 'error',
      'better-tailwindcss/no-restricted-classes': [
        'error',
        {
          restrict: [
            {
              pattern: '^.*(#[0-9a-fA-F]{3,8}\\b|(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\().*$',
              message: 'A colour has a name, in app/theme.css.',
            },
            { pattern: '^(.*:)?!.+$|^.+!$', message: 'Nothing needs !important: say it where the look is.' },
          ],
        },
      ],
    },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    ignores: ['components/ui/link.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'components/ui/link.tsx scrolls and fetches ahead as this site does.' },
      ],
    },
  },
  // Captions are optional: the content check recommends them where a film has none.
  { files: ['components/ui/video-player.tsx'], rules: { 'jsx-a11y/media-has-caption': 'off' } },
  // Google's tag reads the arguments object itself, not an array.
  { files: ['lib/consent/google-tag.ts'], rules: { 'prefer-rest-params': 'off' } },
  { files: ['scripts/**', 'media/**', 'tests/**'], rules: { 'no-console': 'off' } },
];

export default config;
