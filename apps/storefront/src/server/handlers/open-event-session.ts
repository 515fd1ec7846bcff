import { analyticsEndpoints, type EventSession } from '@jara/contract';
import { callApiOnServer } from '../../shared/api/server.ts';
import { env } from '../../shared/config/env.ts';
import { sessionCookies, sessionTokenIn } from './event-session-cookies.ts';

const NOT_STORED = { 'cache-control': 'no-store' };

const askApi = (request: Request) => {
  const sessionId = new URL(request.url).searchParams.get('sessionId') ?? undefined;
  const token = sessionTokenIn(request.headers.get('cookie'));
  const asked = { query: { sessionId }, headers: { 'x-session-token': token } };
  return callApiOnServer(
    analyticsEndpoints.openEventSession,
    asked,
    request.headers.get('x-forwarded-for') ?? undefined,
  );
};

function opened(session: EventSession): Response {
  const data = {
    session_id: session.session_id,
    ends_at: session.ends_at,
    credentials_expire_at: session.credentials.expires_at,
  };
  const headers = new Headers(NOT_STORED);
  const site = { now: Date.now(), isHttps: env.PUBLIC_URL.startsWith('https:') };
  for (const cookie of sessionCookies(session, site)) headers.append('set-cookie', cookie);
  return Response.json({ status: 'success', message: 'Done', data }, { headers });
}

/** Decisions §9: opens or continues a session of behaviour events. What lets a page send them is in cookies alone. */
export async function openSession(request: Request): Promise<Response> {
  const answer = await askApi(request);
  if (answer.ok) return opened(answer.data);
  const { status, code, message, body } = answer.error;
  return Response.json(body ?? { status: 'failed', code, message }, { status, headers: NOT_STORED });
}
