/** A barrier: each caller waits until that many have arrived. */
export function barrierOf(people: number): () => Promise<void> {
  let come = 0;
  let begin: () => void;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return () => {
    come += 1;
    if (come === people) begin();
    return begun;
  };
}
