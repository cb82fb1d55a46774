import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['node_modules', 'src/lib/schema.ts', 'public'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'max-statements-per-line': ['error', { max: 1 }],
      '@typescript-eslint/no-non-null-assertion': 'off', // the compiler already asks for it at each index
      'svelte/no-navigation-without-resolve': 'off', // addresses are fragments, there is no router to resolve them
      'no-undef': 'off', // the compiler knows better
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      '@typescript-eslint/no-dynamic-delete': 'off', // JSON is merged by key
      'svelte/prefer-svelte-reactivity': 'off', // what need not be drawn need not be watched
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
)
