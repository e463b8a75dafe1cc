import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Attributes that people read or hear. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'title',
  'alt',
  'label',
]);
/** Elements whose content Lingui collects. */
const marked = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Names, and what is the same in every language. */
const allowed = new Set(['Lantern', 'Lantern. MIT', 'College Scorecard', '© ', 'PDF', 'QR']);

const hasWords = (text: string) => /\p{L}{2,}/u.test(text);

/** Text that a reader would meet in English whatever their language: JSX text and spoken attributes outside Lingui. */
export function findUnmarked(path: string): { line: number; text: string }[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: { line: number; text: string }[] = [];

  function report(node: ts.Node, raw: string) {
    const text = raw.replace(/\s+/g, ' ').trim();
    if (!hasWords(text) || allowed.has(text)) return;
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text });
  }

  /** Literal text that an expression can show: "a", cond ? "a" : "b", cond && "a". */
  function reportLiterals(node: ts.Expression | undefined) {
    if (!node) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) report(node, node.text);
    else if (ts.isParenthesizedExpression(node)) reportLiterals(node.expression);
    else if (ts.isConditionalExpression(node)) {
      reportLiterals(node.whenTrue);
      reportLiterals(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) reportLiterals(node.right);
    else if (ts.isTemplateExpression(node))
      report(node, [node.head, ...node.templateSpans.map((s) => s.literal)].map((p) => p.text).join(' '));
  }

  function walk(node: ts.Node) {
    if (ts.isJsxElement(node) && marked.has(node.openingElement.tagName.getText(file))) return;
    if (ts.isJsxSelfClosingElement(node) && marked.has(node.tagName.getText(file))) return;
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) reportLiterals(node.expression);
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText(file)) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) report(node, node.initializer.text);
      else if (ts.isJsxExpression(node.initializer)) reportLiterals(node.initializer.expression);
    }
    ts.forEachChild(node, walk);
  }

  walk(file);
  return found;
}
