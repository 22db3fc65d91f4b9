export function POST() {
  return Response.json({ success: true });
}
