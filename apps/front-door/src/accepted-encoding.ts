import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | undefined;

/** Whether a client reads what is packed in this way: it says so, and not with the weight zero, which says the opposite. */
export function isAccepted(encoding: 'br' | 'gzip', header: string | undefined): boolean {
  return (header ?? '').split(',').some((each) => {
    const [name, ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** What an answer is packed with for whoever asks. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = headers['accept-encoding'];
  if (isAccepted('br', accepted)) return 'br';
  return isAccepted('gzip', accepted) ? 'gzip' : undefined;
}
