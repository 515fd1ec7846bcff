/** A queue at SQS, and who may let pages send to it. */
export type AwsEventSettings = {
  /** Ends in the account and the queue's name. */
  readonly queue_url: string;
  readonly region: string;
  /** Assumed for pages, with fewer rights than it has. */
  readonly role_arn: string;
  readonly sts_url: string;
  readonly access_key_id: string;
  readonly secret_access_key: string;
  readonly session_token?: string | undefined;
};
