import { ExternalLink } from '@/components/ui/external-link';
import type { IndexedText } from '@/lib/content-review/find-text';
import type { PreviewTexts } from '@/lib/content-review/preview-texts';

interface FoundPlacesProps {
  places: IndexedText[];
  editor: string | null;
  texts: PreviewTexts;
}

/** File, line and field of each place that says the chosen text. */
export function FoundPlaces({ places, editor, texts }: FoundPlacesProps) {
  if (places.length === 0) return <p>{texts.nothing}</p>;
  return (
    <ol>
      {places.map(({ text, file, field, line }) => (
        <li key={`${file} ${field}`}>
          <q>{text}</q>
          <code>
            {file}
            {line && `, ${texts.line} ${line}`}
          </code>
          <code>{field}</code>
          {editor && (
            <ExternalLink href={`${editor}${file}${line ? `#L${line}` : ''}`} newTab={texts.newTab}>
              {texts.edit}
            </ExternalLink>
          )}
        </li>
      ))}
    </ol>
  );
}
