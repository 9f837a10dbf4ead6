// The picture of an item, with the one for telephones where the house sent one.
import type { ItemPublico } from '@martelo/contracts/conteudo/conteudo.schemas.ts'

export function Imagem({ item, alt }: { item: ItemPublico; alt?: string }) {
  const { imagem, imagemMobile, titulo } = item
  const url = imagem ?? imagemMobile
  if (!url) return null
  return (
    <picture>
      {imagem && imagemMobile && <source media="(max-width: 47.99rem)" srcSet={imagemMobile} />}
      <img src={url} alt={alt ?? titulo ?? ''} loading="lazy" decoding="async" />
    </picture>
  )
}
