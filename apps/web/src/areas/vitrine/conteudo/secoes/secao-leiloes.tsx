// Auctions: what runs now, large; the next ones as cards; and as a list with pictures of the house in between.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { leiloesDestaques } from '@martelo/contracts/leiloes/leiloes-destaques.contract.ts'
import { LEILOES_POR_BANNER } from '@martelo/domain/conteudo/elementos.ts'
import { IconCalendar, IconMapPin } from '@martelo/ui/icones.tsx'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Fragment } from 'react'
import { Link } from '../../../../core/ligacao.tsx'
import { inicial, quantos, usePalavras } from '../../../../core/palavras-do-site.ts'
import { reais } from '../../../../parts/lotes/reais.ts'
import { IR } from '../../../../parts/cabeca/caminhos.ts'
import { Imagem } from './imagem-do-item.tsx'
import { Ligacao, nivelDosItens, type PropsDeSecao, TituloDaSecao } from './titulo-da-secao.tsx'

export type Leilao = RespostaDe<typeof leiloesDestaques>[number]

export function AoVivo({ s }: PropsDeSecao) {
  const p = usePalavras()
  const leiloes = s.dados.leiloes ?? []
  if (leiloes.length === 0) return null
  return (
    <section>
      <h2 className="secao__vivo">
        <span className="ao-vivo">
          <i aria-hidden="true" /> Ao vivo
        </span>
        {s.config.titulo || 'Acontecendo agora'}
      </h2>
      <ul className="vivos">
        {leiloes.map((l) => (
          <li key={l.uid} className="vivo sobre-gradiente">
            <div>
              <h3>
                <Link to={`/auditorio/${l.uid}`}>{l.nomeSemData}</Link>
              </h3>
              <p>
                {quantos(l.quantidadeLotes, p.lote)} · {inicial(p.leiloeiro.um)} {l.leiloeiro}
              </p>
              <LoteCorrente leilao={l} />
              <span className="vivo__entrar">
                Entrar {p.auditorio.genero === 'f' ? 'na' : 'no'} {p.auditorio.um}
              </span>
            </div>
            <Miniaturas leilao={l} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is on the block now, which the server sends among the auction's lots. */
function LoteCorrente({ leilao: l }: { leilao: Leilao }) {
  const p = usePalavras()
  const lote = l.lotesDestaque.find((d) => d.uid === l.loteAoVivoMap[l.uid])
  if (lote === undefined) return null
  return (
    <p className="vivo__agora">
      Agora: {p.lote.um} {lote.numero}, <b>{lote.nome}</b> · {reais(lote.valor)}
    </p>
  )
}

function Miniaturas({ leilao }: { leilao: Leilao }) {
  return (
    <ul className="vivo__lotes" aria-hidden="true">
      {leilao.lotesDestaque.slice(0, 3).map((d) => (
        <li key={d.uid}>
          {d.foto && <img src={d.foto} alt="" loading="lazy" decoding="async" />}
          <small>{reais(d.valor)}</small>
        </li>
      ))}
    </ul>
  )
}

export function LeiloesEmDestaque({ s }: PropsDeSecao) {
  const p = usePalavras()
  const leiloes = s.dados.leiloes ?? []
  if (leiloes.length === 0) return null
  const H = nivelDosItens(s)
  return (
    <section>
      <TituloDaSecao s={s} para={IR.agenda} pagina={11} />
      <ul className="leiloes-grandes">
        {leiloes.map((l) => (
          <li key={l.uid}>
            <div className="leiloes-grandes__fotos" aria-hidden="true">
              {l.lotesDestaque
                .slice(0, 3)
                .map((d) =>
                  d.foto ? <img key={d.uid} src={d.foto} alt="" loading="lazy" decoding="async" /> : null,
                )}
            </div>
            <H>
              <Link to={`${IR.agenda}/${l.uid}`}>{l.nomeSemData}</Link>
            </H>
            <p>
              <IconCalendar size={16} /> <time dateTime={l.data}>{formatarDataHora(Date.parse(l.data))}</time>
            </p>
            <p>
              <IconMapPin size={16} /> {l.local}, {l.cidade}/{l.uf}
            </p>
            <p>
              {quantos(l.quantidadeLotes, p.lote)} · {inicial(p.leiloeiro.um)} {l.leiloeiro}
            </p>
            <Logos leilao={l} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Logos({ leilao }: { leilao: Leilao }) {
  if (leilao.comitentesLogomarcas.length === 0) return null
  return (
    <ul className="logos" aria-label="Quem vende">
      {leilao.comitentesLogomarcas.slice(0, 4).map((c) => (
        <li key={c.nome}>{c.logo ? <img src={c.logo} alt={c.nome} loading="lazy" /> : c.nome}</li>
      ))}
    </ul>
  )
}

export function ListaDeLeiloes({ s }: PropsDeSecao) {
  const p = usePalavras()
  const leiloes = s.dados.leiloes ?? []
  const banners = s.itens.filter((i) => i.imagem)
  if (leiloes.length === 0) return null
  const H = nivelDosItens(s)
  return (
    <section>
      <TituloDaSecao s={s} para={IR.agenda} pagina={11} />
      <ul className="lista-de-leiloes">
        {leiloes.map((l, i) => {
          const banner =
            (i + 1) % LEILOES_POR_BANNER === 0 ? banners[(i + 1) / LEILOES_POR_BANNER - 1] : undefined
          return (
            <Fragment key={l.uid}>
              <li>
                <div>
                  <H>
                    <Link to={`${IR.agenda}/${l.uid}`}>{l.nomeSemData}</Link>
                  </H>
                  <p>
                    {formatarDataHora(Date.parse(l.data))} · {l.cidade}/{l.uf}
                  </p>
                </div>
                <small>{quantos(l.quantidadeLotes, p.lote)}</small>
              </li>
              {banner && (
                <li className="lista-de-leiloes__banner" data-banner={banner.banner && banner.uid}>
                  {banner.link ? (
                    <Ligacao para={banner.link}>
                      <Imagem item={banner} />
                    </Ligacao>
                  ) : (
                    <Imagem item={banner} />
                  )}
                </li>
              )}
            </Fragment>
          )
        })}
      </ul>
    </section>
  )
}
