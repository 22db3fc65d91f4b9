/** Set by next.config.ts at build time: true in development and on previews. */
declare const STAFF_PREVIEW: boolean;

/** The preview bar for staff; the production build leaves it out. */
export async function StaffPreview() {
  if (!STAFF_PREVIEW) return null;
  const [{ PreviewBar }, { staffPreview }] = await Promise.all([
    import('@/components/preview/preview-bar'),
    import('@/lib/content-review/staff-preview'),
  ]);
  return <PreviewBar {...await staffPreview()} />;
}
