// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { pageId } from '#api/page-id.ts';
import { queryClient } from '#api/query-client.ts';

class FakeSource {
  static open: FakeSource | undefined;
  onmessage: ((message: { data: string }) => void) | undefined;
  constructor() {
    FakeSource.open = this;
  }
  close() {}
}
vi.stubGlobal('EventSource', FakeSource);
const { followChanges } = await import('#features/essays/follow-changes.ts');

afterEach(() => vi.restoreAllMocks());

test('essays that another page changed are fetched again; those that this page changed are not', async () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue(undefined);
  const stop = followChanges();
  const hear = (change: object) => FakeSource.open?.onmessage?.({ data: JSON.stringify(change) });
  hear({ topic: 'essays', id: 'one', by: pageId });
  expect(invalidate).not.toHaveBeenCalled();
  hear({ topic: 'essays', id: 'one', by: 'another' });
  expect(invalidate).toHaveBeenCalled();
  invalidate.mockClear();
  hear({ topic: 'essays', id: 'brainstorm' });
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['essays', 'brainstorm'] });
  stop();
});
