/** Roles are set by the server alone: by invitation or by the one-time administrator link. */
export const roles = ['student', 'mentor', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What a student can share with a mentor. */
export const shareScopes = ['essays', 'documents', 'record'] as const;
export type ShareScope = (typeof shareScopes)[number];

/**
 * Who may call an endpoint. `shared` widens a read to the things of students who share that scope with the caller;
 * without it a caller reaches only what is their own.
 */
export type Access = { readonly roles: 'anyone' | readonly Role[]; readonly shared?: ShareScope };

export const anyone: Access = { roles: 'anyone' };
export const signedIn: Access = { roles };
export const student: Access = { roles: ['student'] };
export const admin: Access = { roles: ['admin'] };
export const readers = (shared: ShareScope): Access => ({ roles: ['student', 'mentor'], shared });
