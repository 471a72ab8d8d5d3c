/** On each answer to a page of the desk: the role that its person has now. */
export const DESK_ROLE_HEADER = 'x-desk-role'
