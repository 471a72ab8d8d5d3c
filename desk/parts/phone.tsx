/** A telephone number that a phone can call. */
export const Phone = ({ number }: { readonly number: string }) => (
  <a className="tl num nw" href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
    {number}
  </a>
)
