/** The same object to whoever looks at it; which of its fields they look at is told, each time. */
export function watched<T extends object>(value: T, look: (field: keyof T) => void): T {
  const fields = (Object.keys(value) as (keyof T)[]).map((field) => [
    field,
    {
      enumerable: true,
      get: () => {
        look(field);
        return value[field];
      },
    },
  ]);
  return Object.defineProperties({}, Object.fromEntries(fields)) as T;
}
