export async function POST(request) {
  return Response.json(await request.json());
}
