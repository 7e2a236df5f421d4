/** The tags of a change, and none for its dry run. A refused dry run invalidates them: the caller saw old data. */
export const unlessDryRun =
  <Tag>(tags: readonly Tag[]) =>
  (_result: unknown, error: unknown, arg: object): readonly Tag[] =>
    'Dry-Run' in arg && error === undefined ? [] : tags;
