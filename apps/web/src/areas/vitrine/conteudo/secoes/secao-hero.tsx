// BUSCA_HERO. The first thing one sees: the picture or film and gradient of the house, its promise, and the search.
import { Suspense } from 'react'
import { Link } from '../../../../core/ligacao.tsx'
import { useMarca } from '../../../../core/marca-atual.ts'
import { milhares, usePalavras } from '../../../../core/palavras-do-site.ts'
import { aoVer } from '../../../../core/ao-ver.ts'
import { lotesCom } from '../../../../parts/cabeca/caminhos.ts'
import { BuscaDoSite } from '../../../../parts/cabeca/busca-do-site.tsx'
import type { PropsDeSecao } from './titulo-da-secao.tsx'

const Novidades = aoVer(() => import('./novidades-do-heroi.tsx'))
const NOVIDADES = (
  <Suspense fallback={null}>
    <Novidades />
  </Suspense>
)
/** Rich text knows videos: few promises hold one. */
const Texto = aoVer(async () => ({ default: (await import('./rico.tsx')).Rico }))
const Video = aoVer(() => import('./video-do-heroi.tsx'))
const ATALHOS = ['Carros', 'Moto', 'Pesados', 'Utilitários']

export function SecaoHero({ s }: PropsDeSecao) {
  const marca = useMarca()
  const p = usePalavras()
  const [item] = s.itens
  const total = s.dados.total ?? 0
  const imagem = item?.imagem ?? marca.imagemCapa
  return (
    <section className="heroi sobre-gradiente">
      {imagem && (
        <picture>
          {item?.imagemMobile && <source media="(max-width: 47.99rem)" srcSet={item.imagemMobile} />}
          <img className="heroi__capa" src={imagem} alt="" fetchPriority="high" />
        </picture>
      )}
      {s.config.video && (
        <Suspense fallback={null}>
          <Video src={s.config.video} />
        </Suspense>
      )}
      <div className="heroi__texto">
        <h1>{item?.titulo || marca.slogan || marca.nome}</h1>
        {item?.texto ? (
          <Suspense fallback={null}>
            <Texto html={item.texto} />
          </Suspense>
        ) : (
          <p>
            {total > 0 && <b>{milhares(total)} </b>}
            {total > 0 ? `${p.lote.varios} abertos. ` : ''}
            {marca.descricao}
          </p>
        )}
        <BuscaDoSite grande />
        <nav className="heroi__atalhos" aria-label="Atalhos">
          {ATALHOS.map((categoria) => (
            <Link key={categoria} to={lotesCom({ categoria })}>
              {categoria === 'Moto' ? 'Motos' : categoria}
            </Link>
          ))}
        </nav>
        {NOVIDADES}
      </div>
    </section>
  )
}
