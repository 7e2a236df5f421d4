import { foldText } from '@lions/domain';

interface Choice {
  label?: unknown;
}

const folded = (text: string) =>
  foldText(text)
    .replace(/\s/g, '')
    // '18h00' means '18 h'.
    .replace(/(\dh)0+$/, '$1');

/**
 * Type-ahead for a select: matches the start of an option, as a native select does, ignoring accents, case
 * and spaces. Off on touch screens, where it would open the keyboard over the list.
 */
export function typedChoice() {
  if (!matchMedia('(pointer: fine)').matches) return undefined;
  return {
    filterOption: (typed: string, option?: Choice) =>
      typeof option?.label === 'string' && folded(option.label).startsWith(folded(typed)),
  };
}
