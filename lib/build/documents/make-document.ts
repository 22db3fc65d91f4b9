import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Content } from '../../content-loader/load-content';
import type { generatedDocuments } from '../../routes';
import { makeProgrammeModel, makeTimetableModel } from './models';
import { printable, readPrintFonts } from '../../brand/printable';
import { inRepository } from '../../repository';

const templates = {
  programme: { file: 'programme.typ', model: makeProgrammeModel },
  timetable: { file: 'timetable.typ', model: makeTimetableModel },
};

const templateFolder = 'lib/build/documents';

/**
 * Makes a programme document as a tagged PDF (PDF/UA-1). The same content gives the same bytes.
 * @throws Error for a letter that no font of the repository has
 */
export function makeDocument(
  name: keyof typeof generatedDocuments,
  content: Content,
  picture: string,
): Buffer {
  const { file, model } = templates[name];
  // A font that is given as bytes takes precedence over a font of the same name on the machine.
  const compiler = NodeCompiler.create({
    workspace: inRepository(''),
    fontArgs: [{ fontBlobs: readPrintFonts().map(({ data }) => data) }],
  });
  const compiled = compiler.compile({
    mainFilePath: path.resolve(templateFolder, file),
    inputs: { model: JSON.stringify(printable(model(content, picture))) },
  });
  if (compiled.result) return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
  throw new Error(`Typst: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`);
}
