// An address of mail as a link: where the column is too narrow it breaks before the @, never within a word.

export function EmailDaCasa({ email }: { readonly email: string }) {
  const [nome = '', dominio = ''] = email.split('@')
  return (
    <span>
      {nome}
      <wbr />@{dominio}
    </span>
  )
}
