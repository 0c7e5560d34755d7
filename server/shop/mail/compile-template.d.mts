/** Compiles mail.mjml for each direction of writing. */
export function compileTemplate(): Promise<Readonly<Record<'ltr' | 'rtl', string>>>
