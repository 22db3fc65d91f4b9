import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Content } from '../../content-model/load';
import { generatedDocuments } from '../../routes';
import { programmeModel, timetableModel } from './models';
import { printable } from '../../brand/printable';

const templates = {
  programme: { file: 'programme.typ', model: programmeModel },
  timetable: { file: 'timetable.typ', model: timetableModel },
};

const templateFolder = 'lib/build/documents';
const fontFolder = 'lib/brand/fonts';

/** Thrown for characters that none of the fonts has. */
export class UnprintableError extends Error {
  constructor(
    address: string,
    readonly characters: string[],
  ) {
    super(`El documento ${address} no puede imprimir ${characters.join(' ')}: quítalo de los textos.`);
  }
}

/** Turns an error of Typst into a Spanish one. */
function explained(address: string, problem: unknown): Error {
  const message = problem instanceof Error ? problem.message : JSON.stringify(problem);
  const characters = [...message.matchAll(/the text `\\?"(.+?)\\?"`/g)].map(
    ([, character = '']) => character,
  );
  return characters.length > 0
    ? new UnprintableError(address, characters)
    : new Error(`El documento ${address} no se puede hacer: ${message}`);
}

/**
 * Makes a programme document as a tagged PDF (PDF/UA-1). The same content gives the same bytes.
 * @param picture path of a JPEG from the repository's root
 * @throws {UnprintableError} in Spanish, if none of the fonts has a character
 */
export function makeDocument(
  name: keyof typeof generatedDocuments,
  content: Content,
  picture: string,
): Buffer {
  const { file, model } = templates[name];
  const compiler = NodeCompiler.create({
    workspace: process.cwd(),
    fontArgs: [{ fontPaths: [path.resolve(fontFolder)] }],
  });
  const compiled = compiler.compile({
    mainFilePath: path.resolve(templateFolder, file),
    inputs: { model: JSON.stringify(printable(model(content, picture))) },
  });
  const problems = compiled.takeDiagnostics();
  if (!compiled.result) throw explained(generatedDocuments[name], problems?.shortDiagnostics);
  try {
    return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
  } catch (error) {
    throw explained(generatedDocuments[name], error);
  }
}
