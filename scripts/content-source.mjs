import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { lineOf, lineText, quotesExpected, syntaxProblem } from './content-slips.mjs';
import { root } from './run.ts';

/*
 * Finds errors in the source of content files before they are loaded. They are plain data: words without quotation
 * marks, calls and duplicate fields are errors.
 */

/**
 * @typedef {{ line: number, field?: string, found: string, expected: string }} SourceProblem line counts from 1
 */

/** @param {string} name @param {string} text */
function parseSource(name, text) {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
}

function syntaxProblems(file) {
  const { diagnostics } = ts.transpileModule(file.text, { fileName: file.fileName, reportDiagnostics: true });
  return diagnostics.slice(0, 1).map((diagnostic) => {
    const [line, expected] = syntaxProblem(file, diagnostic);
    return { line, found: lineText(file, line), expected };
  });
}

/** A file that was not saved in UTF-8. */
function unreadableLetters(file) {
  const at = file.text.search(/[\0\uFFFD]/);
  if (at === -1) return [];
  const line = lineOf(file, at);
  const expected = 'letras que se puedan leer: guarda el archivo en UTF-8, o haz el cambio en GitHub';
  return [{ line, found: lineText(file, line).replaceAll('\0', ''), expected }];
}

/** Names that the file declares or imports. */
function knownNames(file) {
  const names = new Set();
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) names.add(name.getText());
    if (ts.isImportDeclaration(statement))
      for (const { name } of statement.importClause?.namedBindings?.elements ?? []) names.add(name.text);
  }
  return names;
}

const plain = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
]);

function repeatedNames(literal) {
  const names = literal.properties.flatMap(({ name }) => (name ? [name] : []));
  const text = (name) => (ts.isStringLiteral(name) ? name.text : name.getText());
  return names
    .filter((name, index) => names.findIndex((other) => text(other) === text(name)) !== index)
    .map((name) => ({ node: name, expected: `un solo campo «${text(name)}»: aquí está escrito dos veces` }));
}

/** Problems of a value with their nodes. */
function valueProblems(node, known) {
  const inside = (child) => valueProblems(child, known);
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSpreadElement(node))
    return inside(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(inside);
  if (ts.isObjectLiteralExpression(node)) {
    const values = node.properties.flatMap((property) => {
      if (ts.isPropertyAssignment(property)) return inside(property.initializer);
      if (ts.isShorthandPropertyAssignment(property) && property.equalsToken)
        return [{ node: property, expected: `dos puntos detrás del nombre: ${property.name.text}: …` }];
      if (ts.isShorthandPropertyAssignment(property)) return inside(property.name);
      return ts.isSpreadAssignment(property) ? inside(property.expression) : [{ node: property }];
    });
    return [...repeatedNames(node), ...values];
  }
  if (ts.isIdentifier(node))
    return known.has(node.text) ? [] : [{ node, expected: quotesExpected(node.text) }];
  if (ts.isPrefixUnaryExpression(node)) return inside(node.operand);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return [...inside(node.left), ...inside(node.right)];
  if (ts.isBinaryExpression(node)) return [{ node, expected: `comillas alrededor: '${node.getText()}'` }];
  return plain.has(node.kind) ? [] : [{ node }];
}

/** The field of a node: 'hotels[1].href'. */
function fieldOf(node) {
  const { parent } = node;
  if (!parent || ts.isSourceFile(parent)) return '';
  const holder = fieldOf(parent);
  if (ts.isArrayLiteralExpression(parent)) return `${holder}[${parent.elements.indexOf(node)}]`;
  if (!ts.isPropertyAssignment(parent)) return holder;
  const name = ts.isStringLiteral(parent.name) ? parent.name.text : parent.name.getText();
  return holder ? `${holder}.${name}` : name;
}

/** Changed imports, exports and types, and statements after the content. */
function frameProblems(file) {
  const { statements } = file;
  const imports = statements.filter(ts.isImportDeclaration).filter(({ moduleSpecifier }) => {
    const target = path.join(root, path.dirname(file.fileName), moduleSpecifier.text);
    return !existsSync(`${target}.ts`);
  });
  const others = statements.filter((part) => !ts.isImportDeclaration(part) && !ts.isVariableStatement(part));
  const known = knownNames(file);
  const exported = statements.filter(isExportedValue);
  const untyped = exported
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ type }) => !type || !known.has(type.getText().replace('[]', '')));
  const asItWas = 'la línea «import» y la que empieza por «export const» como estaban: no se cambian';
  const missing = 'la línea que empieza por «export const» como estaba';
  return [
    ...[...imports, ...untyped.map(() => file)].map((node) => ({ node, expected: asItWas })),
    ...others.map((node) => ({ node, expected: 'nada detrás de la última línea, «};»: bórralo' })),
    ...(exported.length > 0 ? [] : [{ node: file, expected: missing }]),
  ];
}

const isExportedValue = (statement) =>
  ts.isVariableStatement(statement) &&
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/**
 * Errors in the source of a content file.
 * @param {string} name from the repository's root, 'lib/content/event.ts'
 * @param {string} text
 * @returns {SourceProblem[]}
 */
export function sourceProblems(name, text) {
  const file = parseSource(name, text);
  const unreadable = unreadableLetters(file);
  if (unreadable.length > 0) return unreadable;
  const syntax = syntaxProblems(file);
  if (syntax.length > 0) return syntax;
  const known = knownNames(file);
  const values = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ initializer }) => (initializer ? valueProblems(initializer, known) : []));
  return [...frameProblems(file), ...values].map(
    ({ node, expected = 'un texto entre comillas, un número, true, false, null o una lista de ellos' }) => ({
      line: lineOf(file, node.getStart()),
      field: fieldOf(node),
      found: node.getText().split('\n')[0].slice(0, 90),
      expected,
    }),
  );
}
