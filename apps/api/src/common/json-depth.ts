/** Levels of brackets; the deepest body of ours, practices made in one call, has three. */
const MOST_LEVELS = 10;

/**
 * Whether a JSON text nests deeper than any body of ours. It is asked before the text is parsed and in a plain loop:
 * what checks bodies by their class calls itself for each level, and some thousand of them end its stack.
 */
export function isDeep(json: string): boolean {
  let [level, isInString] = [0, false];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isInString && sign === '\\') at += 1;
    else if (sign === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (sign === '[' || sign === '{') level += 1;
    else if (sign === ']' || sign === '}') level -= 1;
    if (level > MOST_LEVELS) return true;
  }
  return false;
}
