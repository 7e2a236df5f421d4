/** Visitors choose some of the texts: longer ones must not fill the memory. */
const LONGEST = 500;

/** Keeps the results of a pure function of a text that is no secret, for at most so many texts. */
export function remembered<Result>(of: (text: string) => Result, most = 500): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text);
    if (result !== undefined) return result;
    const made = of(text);
    if (text.length > LONGEST) return made;
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
