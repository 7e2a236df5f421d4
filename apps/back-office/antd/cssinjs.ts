/**
 * Takes the place of @ant-design/cssinjs in the built back-office, whose style sheet holds all styles: computes
 * tokens, and registers nothing.
 */
export * from '@ant-design/cssinjs/es/index.js';

interface Options {
  override: object;
  getComputedToken: (seed: object, override: object, theme: object) => object;
}

/** Tokens by the overrides that they were computed with, which antd keeps for as long as a theme. */
const known = new WeakMap<object, object>();

/** @returns tokens for values in scripts, no class of hashed styles, and the same tokens */
export function useCacheToken(
  theme: object,
  tokens: object[],
  { override, getComputedToken }: Options,
): [object, string, object] {
  let computed = known.get(override);
  if (!computed) {
    computed = getComputedToken(Object.assign({}, ...tokens), override, theme);
    known.set(override, computed);
  }
  return [computed, '', computed];
}

export const useStyleRegister = () => undefined;
