/** Each who comes waits until that many have come. */
export function meetingOf(people: number): () => Promise<void> {
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
