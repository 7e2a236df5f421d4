/**
 * The `selectFromResult` of a hook whose component shows its data and its error: without it, the beginning and the end
 * of each refetch render the component, too.
 */
export const dataAndError = <Result extends { data?: unknown; error?: unknown }>({
  data,
  error,
}: Result): Pick<Result, 'data' | 'error'> => ({ data, error });
