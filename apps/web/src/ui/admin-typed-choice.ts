interface Choice {
  label?: unknown;
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s]/g, '')
    .toLowerCase()
    // Who types '18h00' means '18 h'.
    .replace(/(\dh)0+$/, '$1');

/**
 * Lets a list's choice be found by typing how it begins, as a native list does; accents, case and blanks do not count.
 * Not under a finger: there it would raise the keyboard over the list.
 */
export function typedChoice() {
  if (!matchMedia('(pointer: fine)').matches) return undefined;
  return {
    filterOption: (typed: string, option?: Choice) =>
      typeof option?.label === 'string' && folded(option.label).startsWith(folded(typed)),
  };
}
