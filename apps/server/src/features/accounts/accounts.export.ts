import { accountsExportWords } from '@lantern/content/export-words/accounts';
import type { ExportPart } from '#feature/export-part.ts';

/** What opens the account (passwords, keys of sessions, codes) is not handed out: the folder may be found by others. */
export const accountsExport: ExportPart = {
  name: 'account',
  words: accountsExportWords,
  tables: [
    { name: 'users', owner: 'id' },
    { name: 'sign_in_methods', secrets: ['password', 'access_token', 'refresh_token', 'id_token'] },
    { name: 'two_factors', secrets: ['secret', 'backup_codes'] },
    { name: 'passkeys', secrets: ['credential_id', 'public_key'] },
    { name: 'access_tokens', secrets: ['digest'] },
    { name: 'sessions', secrets: ['token'] },
    { name: 'one_time_tokens', secrets: ['digest'] },
    { name: 'security_events' },
  ],
  leftOut: { used_codes: 'digests of codes that were used up, which tell nothing' },
};
