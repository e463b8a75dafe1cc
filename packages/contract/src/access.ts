/** Roles are set by the server alone: by invitation or by the one-time administrator link. */
export const roles = ['student', 'mentor', 'admin'] as const;
export type Role = (typeof roles)[number];

/**
 * What an administrator can ask a mentor to do besides: review papers, edit facts of the catalogue, look after reports.
 * Administrators do all of it anyway.
 */
export const duties = ['papers', 'facts', 'safeguards'] as const;
export type Duty = (typeof duties)[number];

/** What a student can share with a mentor. */
export const shareScopes = ['essays', 'documents', 'record', 'videos'] as const;
export type ShareScope = (typeof shareScopes)[number];

/**
 * Who may call an endpoint. `shared` widens a read to what students share with the caller: where the path names a student
 * (`{userId}`, `{studentId}`) to those who share all of that scope, where it names a thing (`{id}`, `{path}`) also to those
 * who share just that. Without it a caller reaches only what is their own.
 * `duty` opens an administrator's call to those who have it.
 */
export type Access = { readonly roles: 'anyone' | readonly Role[]; readonly shared?: ShareScope; readonly duty?: Duty };

export const anyone: Access = { roles: 'anyone' };
export const signedIn: Access = { roles };
export const student: Access = { roles: ['student'] };
export const mentor: Access = { roles: ['mentor'] };
export const admin: Access = { roles: ['admin'] };
export const adminOr = (duty: Duty): Access => ({ roles: ['admin'], duty });
export const readers = (shared: ShareScope): Access => ({ roles: ['student', 'mentor'], shared });
