import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import checkFile from 'eslint-plugin-check-file';
import betterTailwind from 'eslint-plugin-better-tailwindcss';
import jsxA11y from 'eslint-plugin-jsx-a11y';

/** The floors of lib, from the ground up. A file imports only what is on its own floor or below, types included. */
const floors = [
  ['./lib/*.ts', './lib/words', './lib/brand', './lib/media'],
  ['./lib/browser', './lib/security', './lib/content-model', './lib/contact/form'],
  ['./lib/event', './lib/consent'],
  ['./lib/content-loader'],
  ['./lib/contact/server', './lib/seo'],
  ['./lib/build'],
];

/** Imports run one way: app -> components -> lib. Only scripts and tests import lib/build. */
const zones = [
  ...floors.slice(0, -1).map((floor, index) => ({
    target: floor,
    from: floors.slice(index + 1).flat(),
    message: 'This is on a higher floor (see the floors in eslint.config.mjs).',
  })),
  {
    target: ['./app', './components'],
    from: './lib/build',
    message: 'Only the build runs this code, so pages must not import it.',
  },
  {
    target: './lib',
    from: ['./components', './app'],
    message: 'lib imports neither components nor routes.',
  },
  {
    target: './components',
    from: [
      './app',
      './lib/content-loader/content.ts',
      './lib/content-loader/load-content.ts',
      './lib/contact/server',
      './lib/env.ts',
    ],
    message:
      'Components get content and environment as props, and run no code of the server. Words that only a developer changes are in lib/words.',
  },
  {
    target: './lib/words',
    from: './lib',
    except: ['./words', './dates.ts', './event-states.ts', './routes.ts', './spelling.ts'],
    message: 'Words know no content: a value goes into them as an argument.',
  },
  {
    target: './components/ui',
    from: ['./components'],
    except: ['./ui'],
    message:
      'ui primitives know no page and import only each other. They look like the brand through classes and lib/brand.',
  },
];

const config = [
  {
    ignores: [
      ...['**/.next/**', '.test-site/**', 'next-env.d.ts', 'media/**', 'public/**'],
      ...['screenshots/**', 'test-results/**'],
    ],
  },
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
        { '{components,lib,scripts,tests}/**/': 'KEBAB_CASE' },
      ],
      'import/no-restricted-paths': ['error', { zones }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'TSPropertySignature[optional=true] > TSTypeAnnotation > TSUnionType > TSUndefinedKeyword',
          message: 'An optional property may be undefined anyway.',
        },
        {
          selector:
            ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > ArrowFunctionExpression[body.type="BlockStatement"]',
          message: 'A function of several statements is a declaration; an arrow is one expression.',
        },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', name: 'test', package: 'node:test' }] },
      ],
      // An event handler may be asynchronous.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // A group that scrolls must take the focus, so that keys can scroll it.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['group'] }],
      // The build makes every width of a picture (lib/build/media), so next/image has nothing to do.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    ignores: ['lib/env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read the environment through lib/env.ts, which validates it.',
        },
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
              message: 'Colours are named in lib/brand/colors.css.',
            },
            {
              pattern: '^(.*:)?!.+$|^.+!$',
              message: 'Avoid !important: change the rule that sets the style.',
            },
            {
              pattern: '^.*(group|peer)-has-.*$',
              message:
                'Its selector ends in `*`, so every change that any `:has()` depends on would style the whole page again.',
            },
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
        {
          name: 'next/link',
          message: 'Use components/ui/link.tsx, which scrolls smoothly (docs/requirements.md, 1.7 and 3.3).',
        },
      ],
    },
  },
  // A film may be published before its captions are written. The content check recommends them.
  { files: ['components/ui/video-player.tsx'], rules: { 'jsx-a11y/media-has-caption': 'off' } },
  // Google's tag ignores arrays and reads only the `arguments` object.
  { files: ['lib/consent/google-analytics.ts'], rules: { 'prefer-rest-params': 'off' } },
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
];

export default config;
