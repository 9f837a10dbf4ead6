// The banner of the list: a plain link, which counts and leads on (/ir). What is in view is counted by its `data-banner`.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'

type Banner = RespostaDe<Calls['GET /v1/banners/ativo']>[number]

export function BannersDaLista({ banners }: { banners: readonly Banner[] }) {
  return banners.map((b) => {
    const imagem = (
      <picture>
        {b.imagemMobile && <source media="(max-width: 47.99rem)" srcSet={b.imagemMobile} />}
        <img src={b.imagem} alt={b.nome} loading="lazy" decoding="async" />
      </picture>
    )
    return (
      <div key={b.uid} className="banner-da-lista" data-banner={b.uid}>
        {b.urlDestino === null ? imagem : <a href={`/ir?b=${b.uid}`}>{imagem}</a>}
      </div>
    )
  })
}
