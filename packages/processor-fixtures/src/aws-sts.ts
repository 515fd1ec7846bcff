import type { GoldenReply, GoldenRequest } from './exchange.ts';

const POLICY =
  '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":"sqs:SendMessage","Resource":"arn:aws:sqs:eu-west-1:000000000000:events"}]}';

const xml = (status: number, body: string) => ({ status, body }) satisfies GoldenReply;

const error = (code: string) =>
  `<ErrorResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><Error><Type>Sender</Type><Code>${code}</Code><Message>golden</Message></Error><RequestId>id</RequestId></ErrorResponse>`;

/** AWS STS, AssumeRole: `POST /`, a form signed with Signature Version 4, answered in XML. */
export const awsSts = {
  settings: {
    queue_url: 'https://sqs.eu-west-1.amazonaws.com/000000000000/events',
    region: 'eu-west-1',
    role_arn: 'arn:aws:iam::000000000000:role/events',
    access_key_id: 'AKIAGOLDENGOLDEN1234',
    secret_access_key: 'golden/secret',
  },
  now: '2026-11-15T10:15:00Z',
  request: {
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-amz-date': '20261115T101500Z' },
    body: {
      Action: 'AssumeRole',
      Version: '2011-06-15',
      RoleArn: 'arn:aws:iam::000000000000:role/events',
      RoleSessionName: 'jara-pages',
      DurationSeconds: '3600',
      Policy: POLICY,
    },
  } satisfies GoldenRequest,
  assumed: xml(
    200,
    '<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><AssumedRoleUser><AssumedRoleId>AROAGOLDEN:jara-pages</AssumedRoleId><Arn>arn:aws:sts::000000000000:assumed-role/events/jara-pages</Arn></AssumedRoleUser><Credentials><AccessKeyId>ASIAGOLDENGOLDEN1234</AccessKeyId><SecretAccessKey>assumed/secret+1=</SecretAccessKey><SessionToken>assumed/token+2==</SessionToken><Expiration>2026-11-15T11:15:00Z</Expiration></Credentials></AssumeRoleResult><ResponseMetadata><RequestId>id</RequestId></ResponseMetadata></AssumeRoleResponse>',
  ),
  failures: {
    denied: xml(403, error('AccessDenied')),
    wrongKey: xml(403, error('InvalidClientTokenId')),
    throttled: xml(400, error('Throttling')),
    down: xml(503, '<html>Busy</html>'),
  } satisfies Record<string, GoldenReply>,
} as const;
