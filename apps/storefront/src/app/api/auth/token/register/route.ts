import { identityEndpoints } from '@jara/contract';
import { handThirdPartyToken } from '@/features/identity/server.ts';

export const POST = (request: Request): Promise<Response> =>
  handThirdPartyToken(identityEndpoints.registerThirdPartyToken, request, 'Something went wrong');
