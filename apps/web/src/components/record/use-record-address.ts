import { useLocation, useSearch } from 'wouter';

/**
 * The open dialog of a list stands in the address (`?add`, `?edit=id`), so that a reload shows it again and other screens
 * can link to it. `back` is where closing it leads, if not to the list.
 */
export function useRecordAddress(screen: string, back = screen) {
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  return {
    isAdding: search.has('add'),
    editing: search.get('edit') ?? undefined,
    add: () => go(`${screen}?add=1`),
    edit: (id: string) => go(`${screen}?edit=${id}`),
    close: () => go(back, { replace: true }),
  };
}
