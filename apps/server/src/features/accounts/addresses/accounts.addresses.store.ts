// better-auth checks addresses by a pattern of its own, which knows no international domain (user@пример.рф) and no
// name with "&" or "/". What our contract takes beyond it goes through better-auth under a stand-in, and is itself
// again in every query. A stand-in that somebody types has one of its own, so that it reaches nobody else's account.
import { type KyselyPlugin, OperationNodeTransformer, type PrimitiveValueListNode, type ValueNode } from 'kysely';
import * as z from 'zod';

const standIn = /^u-([0-9a-f]+)@address\.invalid$/;

/** The address as better-auth takes it. */
export function addressForAuth(email: string): string {
  if (z.email().safeParse(email).success && !standIn.test(email)) return email;
  return `u-${Buffer.from(email).toString('hex')}@address.invalid`;
}

function addressOf(value: unknown): unknown {
  const [, hex] = (typeof value === 'string' && standIn.exec(value)) || [];
  return hex === undefined ? value : Buffer.from(hex, 'hex').toString();
}

class AddressTransformer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: addressOf(node.value) };
  }
  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(addressOf) };
  }
}

const transformer = new AddressTransformer();

/** Puts addresses in the place of their stand-ins. */
export const realAddresses: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};
