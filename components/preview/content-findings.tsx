import type { FindingGroup } from '@/lib/build/content-check/report';
import styles from './content-findings.module.css';

interface ContentFindingsProps {
  /** 'ningún error, 1 aviso' */
  summary: string;
  groups: FindingGroup[];
}

/** What the content check found, for staff. */
export function ContentFindings({ summary, groups }: ContentFindingsProps) {
  return (
    <details id="staff-preview" className={styles.findings}>
      <summary>Vista previa: {summary}</summary>
      {groups.map(({ heading, files }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {files.map(({ file, texts }) => (
            <dl key={file}>
              <dt>{file}</dt>
              {texts.map((text) => (
                <dd key={text}>{text}</dd>
              ))}
            </dl>
          ))}
        </section>
      ))}
    </details>
  );
}
