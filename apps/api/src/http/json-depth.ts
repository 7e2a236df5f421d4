/** Levels of brackets; the deepest valid body, practices created in one call, has three. */
const MOST_LEVELS = 10;

/**
 * Whether a JSON text is nested too deeply. Checked before parsing and in a plain loop: class-validator recurses per
 * level, and some thousand levels overflow its stack.
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
