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
 * What widens a read to what students share with the caller: the parameter of its path that names the student, for those who
 * share all of the scope, or the one item, for those too who share just that one.
 */
export type Shared = { readonly scope: ShareScope } & ({ readonly student: string } | { readonly item: string });

/**
 * Who may call an endpoint. Without `shared` a caller reaches only what is their own.
 * `duty` opens an administrator's call to those who have it.
 */
export type Access = { readonly roles: 'anyone' | readonly Role[]; readonly shared?: Shared; readonly duty?: Duty };

export const anyone: Access = { roles: 'anyone' };
export const signedIn: Access = { roles };
export const student: Access = { roles: ['student'] };
export const mentor: Access = { roles: ['mentor'] };
export const admin: Access = { roles: ['admin'] };
export const adminOr = (duty: Duty): Access => ({ roles: ['admin'], duty });
export const readers = (shared: Shared): Access => ({ roles: ['student', 'mentor'], shared });
