/** Who may see a picture besides the owner: everybody as long as nothing changes, nobody, or its author. */
export type PictureAudience = 'everybody' | 'nobody' | { readonly authorId: number | null }
