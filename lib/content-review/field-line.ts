import ts from 'typescript';

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
 * @returns for a field of the exported value ('hotels[1].href') its line, from 1; for a missing one the line of its record
 */
export function lineFinder(source: string): (field: string) => number {
  const file = ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest, true);
  const declarations = declarationsIn(file);
  /** The value behind a field, `name as const` or a name of the same file. */
  function valueOf(node: ts.Node): ts.Node {
    if (ts.isPropertyAssignment(node)) return valueOf(node.initializer);
    if (ts.isAsExpression(node)) return valueOf(node.expression);
    const name = ts.isIdentifier(node) ? node.text : undefined;
    const declared = declarations.find((declaration) => declaration.name === name)?.initializer;
    return declared ? valueOf(declared) : node;
  }
  const exported = declarations.find(({ isExported }) => isExported)?.initializer;
  return (field) => {
    let node: ts.Node = exported ?? file;
    for (const key of field.split(/[.[\]]+/).filter(Boolean)) {
      const found = child(valueOf(node), key);
      if (!found) break;
      node = found;
    }
    return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  };
}
