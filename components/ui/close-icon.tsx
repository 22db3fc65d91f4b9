export function CloseIcon() {
  return (
    <svg viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M1 1L13 13M13 1L1 13" />
    </svg>
  );
}
