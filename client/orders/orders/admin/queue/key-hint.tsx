/** The key that does the same as its button, in the letter that keyboards of every layout have there. */
export function KeyHint({ letter }: { readonly letter: string }) {
  return <kbd dir="ltr">{letter}</kbd>
}
