/** An e-mail address that may break before its @, so that a narrow page keeps both halves whole. */
export function EmailWords({ email }: { email: string }) {
  const [who, ...where] = email.split('@')
  return (
    <span>
      {who}
      <wbr />@{where.join('@')}
    </span>
  )
}
