import { grouped, type Finding } from '@/lib/build/content-check/finding';
import styles from './content-findings.module.css';

/** What the content check found, for staff. The most important finding is read without opening the list. */
export function ContentFindings({ findings }: { findings: Finding[] }) {
  const [first] = findings.filter(({ level }) => level !== 'placeholderValue');
  return (
    <details id="staff-preview" className={styles.findings}>
      <summary>
        Vista previa: {first?.text ?? 'sin errores ni avisos.'} ({findings.length} en total)
      </summary>
      {grouped(findings).map(({ heading, findings: found }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {found.map(({ file, text }) => (
              <li key={file + text}>
                <b>{file}</b>: {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
