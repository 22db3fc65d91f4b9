import ts from 'typescript';

/** Values that the file names before it exports them. */
type Declared = ReadonlyMap<string, ts.Expression | undefined>;

const declarationsIn = (file: ts.SourceFile) =>
  file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ modifiers, declarationList }) =>
      declarationList.declarations.map(({ name, initializer }) => ({
        name: name.getText(file),
        initializer,
        isExported: modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false,
      })),
    );

/** The value behind `name as const` or a name of the same file. */
function held(node: ts.Node, declared: Declared): ts.Node {
  if (ts.isPropertyAssignment(node)) return held(node.initializer, declared);
  if (ts.isAsExpression(node)) return held(node.expression, declared);
  const value = ts.isIdentifier(node) ? declared.get(node.text) : undefined;
  return value ? held(value, declared) : node;
}

function child(node: ts.Node, key: string): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties
    .filter((property) => ts.isPropertyAssignment(property))
    .find(({ name }) => (ts.isStringLiteral(name) ? name.text : name.getText()) === key);
}

/**
 * Finds the lines of a content file's fields.
 * @param source text of the file
 * @returns the line, from 1, of a field of the exported value ('hotels[1].href'); that of the record it is missing in
 */
export function lineFinder(source: string): (field: string) => number {
  const file = ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest, true);
  const declarations = declarationsIn(file);
  const declared = new Map(declarations.map(({ name, initializer }) => [name, initializer]));
  const exported = declarations.find(({ isExported }) => isExported)?.initializer;
  return (field) => {
    let at: ts.Node = exported ?? file;
    for (const key of field.split(/[.[\]]+/).filter(Boolean)) {
      const found = child(held(at, declared), key);
      if (!found) break;
      at = found;
    }
    return file.getLineAndCharacterOfPosition(at.getStart(file)).line + 1;
  };
}
