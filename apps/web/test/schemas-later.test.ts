import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { madeLater } from '#api/made-later.ts';
import { withSchemasLater } from '../build/schemas-later.ts';

const imported = /^import \{ madeLater \} from "[^"]+\/src\/api\/made-later\.ts"; /;

describe('schemas that a build has made later', () => {
  it('are those that a file names', () => {
    const code = `import * as z from 'zod/mini';
export const idSchema = z.uuid();
const nameSchema = line(
  80,
);
const body = z.strictObject({ id: idSchema }).check(z.refine(whole));
function fields() { const one = z.string(); return one; }`;
    const later = withSchemasLater(code);
    expect(later).toMatch(imported);
    expect(later.replace(imported, '')).toBe(`import * as z from 'zod/mini';
export const idSchema = /* @__PURE__ */ madeLater(() => z.uuid());
const nameSchema = /* @__PURE__ */ madeLater(() => line(
  80,
));
const body = /* @__PURE__ */ madeLater(() => z.strictObject({ id: idSchema }).check(z.refine(whole)));
function fields() { const one = z.string(); return one; }`);
  });

  it('are those of the fields that several schemas are made of', () => {
    const code = `export const nameFields = { first: z.string(), last: z.nullable(line(80)), id: idSchema, most: count('x') };`;
    expect(withSchemasLater(code).replace(imported, '')).toBe(
      `export const nameFields = { first: /* @__PURE__ */ madeLater(() => z.string()), last: /* @__PURE__ */ madeLater(() => z.nullable(line(80))), id: idSchema, most: count('x') };`,
    );
  });

  it('are not what a schema gave, a list or another call', () => {
    const code = `const empty = z.parse(draftSchema, {});
const kinds = ['a', 'b'];
const list = listOf(z.string());
let count = z.int();`;
    expect(withSchemasLater(code)).toBe(code);
  });
});

describe('a schema that is made later', () => {
  it('is made once, when it is first used', () => {
    const make = vi.fn(() => z.object({ id: z.uuid() }));
    const schema = madeLater(make);
    const list = z.object({ items: z.array(schema) });
    expect(make).not.toHaveBeenCalled();
    const item = { id: '0198c2b8-5a0e-7000-8000-000000000001' };
    expect(z.parse(list, { items: [item, item] })).toEqual({ items: [item, item] });
    expect(z.safeParse(list, { items: [{ id: 'x' }] }).error?.issues[0]?.path).toEqual(['items', 0, 'id']);
    expect(make).toHaveBeenCalledOnce();
  });

  it('can be built on as another', () => {
    const schema = madeLater(() => z.object({ name: z.string() }));
    const more = z.extend(schema, { age: z.optional(z.int()) });
    expect(z.safeParse(more, { name: 'Amina' }).success).toBe(true);
    expect(z.safeParse(z.union([z.literal(1), schema]), { name: 2 }).success).toBe(false);
    expect(schema instanceof z.ZodMiniObject).toBe(true);
    expect(Object.keys(schema.shape)).toEqual(['name']);
  });
});
