// One lot as a card, the same everywhere: photographs, stamps, favourite, facts, value, clock. It keeps its height
// whatever it says. Further photographs are mounted on hover, focus or touch: thirty cards with four each would be
// most of a page's bytes and none of its use.
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { precoFixo } from '@martelo/domain/lotes/preco-fixo.ts'
import { foiVendido } from '@martelo/domain/lotes/vendidas.ts'
import { StatusChip } from '@martelo/ui/chip.tsx'
import { Countdown } from '@martelo/ui/countdown.tsx'
import { IconAlert, IconCalendar, IconClock, IconTrophy } from '@martelo/ui/icones.tsx'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { lazy, Suspense, useState } from 'react'
import { Link } from '../../core/ligacao.tsx'
import { useMarca } from '../../core/marca-atual.ts'
import { inicial, quantos, usePalavras, useVocabulario } from '../../core/palavras-do-site.ts'
import { BotaoFavorito } from './botao-favorito.tsx'
import './cartao-do-lote.css'
import { CidadeDoLote } from './cidade-do-lote.tsx'
import { FotoDoCartao } from './foto-do-cartao.tsx'
import { fotoDoKit } from './fotos.ts'
import { useMeuEstado } from './meus-estados.ts'
import { anos, quilometros, reais } from './reais.ts'
import { noMartelo, passou, SituacaoDoLote } from './situacao-do-lote.tsx'
import { useAtualizacao } from './valores-ao-vivo.ts'

const FotosDoCartao = lazy(() => import('./fotos-do-cartao.tsx'))

/**
 * Widths of a card's picture in the usual grids. On a phone a little less than the picture has: at 92vw a screen of 1.75
 * dots would fetch 1200 pixels for want of 25.
 */
export const TAMANHOS_DO_CARTAO =
  '(min-width: 80rem) 19rem, (min-width: 48rem) 32vw, (min-width: 30rem) 46vw, 88vw'
/** The same in a strip, where a phone shows one card and the beginning of the next. */
export const TAMANHOS_NO_TRILHO = '(min-width: 80rem) 19rem, (min-width: 48rem) 32vw, min(78vw, 18.5rem)'

export interface CartaoDoLoteProps {
  readonly lote: CartaoDeLote
  /** above the fold: its photograph is fetched first */
  readonly prioridade?: boolean
  readonly tamanhos?: string
  /** stands in a list of rows instead of a grid */
  readonly deitado?: boolean
}

/** The card with what has changed since the page was loaded. */
export function useLoteAtual(lote: CartaoDeLote): CartaoDeLote {
  const novo = useAtualizacao(lote.uid)
  if (novo === null) return lote
  const situacao = novo.situacao as CartaoDeLote['situacao']
  return {
    ...lote,
    lance: novo.valor === null ? null : { valor: novo.valor, quantidade: novo.quantidade },
    valorVendido: foiVendido(situacao) ? (novo.valorVendido ?? novo.valor) : null,
    minimo: novo.minimo,
    dataFim: novo.dataFim,
    situacao,
    carimbos: novo.praca ? [novo.praca, ...lote.carimbos.slice(1)] : lote.carimbos,
  }
}

export function CartaoDoLote({ lote: original, prioridade, tamanhos, deitado }: CartaoDoLoteProps) {
  const lote = useLoteAtual(original)
  const [pedidas, setPedidas] = useState(false)
  const pedir = (): void => setPedidas(true)
  const { palavras: p, combustiveis } = useVocabulario()
  const fixo = useMarca().tipo === 'loja' ? precoFixo(lote) : null
  const valor = lote.valorVendido ?? fixo ?? lote.lance?.valor ?? lote.minimo
  const fatos = [
    anos(lote.anoFabricacao, lote.anoModelo),
    lote.km === null ? null : quilometros(lote.km),
    // Of a wreck how much was damaged: both would not fit in the line.
    lote.monta ?? (lote.combustivel && combustiveis[lote.combustivel]),
  ].filter(Boolean)
  return (
    <article
      className="cartao-do-lote"
      data-deitado={deitado || undefined}
      // as it was loaded: a lot that ends while it is looked at keeps its place in a strip
      data-passou={passou(original.situacao) || undefined}
      onPointerEnter={pedir}
      onTouchStart={pedir}
    >
      <div className="cartao-do-lote__foto">
        <Fotos
          lote={lote}
          prioridade={prioridade}
          tamanhos={tamanhos ?? TAMANHOS_DO_CARTAO}
          todas={pedidas}
        />
        <Carimbos lote={lote} />
        <BotaoFavorito veiUid={lote.veiUid} lelId={lote.id} nome={lote.nome} />
      </div>
      <div className="cartao-do-lote__texto">
        <p className="cartao-do-lote__numero">
          {`${inicial(p.lote.um)} ${lote.numero}`}
          <MeuEstado lelUid={lote.uid} />
        </p>
        <h3>
          <Link to={lote.url} prefetch="intent">
            {lote.nome}
          </Link>
        </h3>
        <p className="cartao-do-lote__fatos">{fatos.join(' · ')}</p>
        <p className="cartao-do-lote__fatos">{lote.cidade ? <CidadeDoLote lote={lote} /> : lote.tipo}</p>
        <div className="cartao-do-lote__valor">
          <span>
            <small>
              {fixo === null ? rotuloDoValor(lote, p) : 'Preço'}
              {lote.mercado && ` · ${parteDoMercado(valor, lote.mercado)}`}
            </small>
            <strong>{reais(valor)}</strong>
          </span>
          {fixo === null && <small>{quantos(lote.lance?.quantidade ?? 0, p.lance)}</small>}
        </div>
        <Prazo lote={lote} />
      </div>
    </article>
  )
}

/** What its state, its size and the house say of it; most lots say nothing. */
function Carimbos({ lote }: { lote: CartaoDeLote }) {
  const conjunto = lote.lotesNoConjunto > 1
  if (lote.situacao === 'LIBERADO_LEILAO' && !conjunto && lote.carimbos.length === 0) return null
  return (
    <div className="cartao-do-lote__carimbos">
      {lote.situacao !== 'LIBERADO_LEILAO' && <SituacaoDoLote situacao={lote.situacao} strong />}
      {conjunto && <span className="cartao-do-lote__carimbo">Conjunto de {lote.lotesNoConjunto}</span>}
      {lote.carimbos.slice(0, 2).map((c) => {
        const imagem = lote.imagensDosCarimbos[c]
        return imagem ? (
          <img className="cartao-do-lote__selo" key={c} src={imagem} alt={c} loading="lazy" />
        ) : (
          <span className="cartao-do-lote__carimbo" key={c}>
            {c}
          </span>
        )
      })}
    </div>
  )
}

/** The discount is what people look for. Values in centavos. */
const parteDoMercado = (valor: number, mercado: number): string =>
  `${Math.max(1, Math.floor((valor * 100) / mercado))}% do mercado`

function rotuloDoValor(lote: CartaoDeLote, p: ReturnType<typeof usePalavras>): string {
  if (lote.valorVendido !== null) return 'Vendido por'
  if (lote.tipoNegociacao === 'COMPRE_JA') return 'Compre já'
  return lote.lance === null ? inicial(p.lanceInicial.um) : `${inicial(p.lance.um)} atual`
}

/** The first photograph, and the strip of all once the card was pointed at. The title's link lies over it. */
function Fotos({ lote, prioridade, tamanhos, todas }: FotosProps) {
  const [primeira] = lote.fotosUrls
  const uma = (
    <FotoDoCartao
      foto={primeira ? fotoDoKit(primeira, lote.nome, 0) : null}
      tamanhos={tamanhos}
      prioridade={prioridade}
    />
  )
  if (!todas || lote.fotosUrls.length < 2) return uma
  return (
    <Suspense fallback={uma}>
      <FotosDoCartao lote={lote} tamanhos={tamanhos} />
    </Suspense>
  )
}

interface FotosProps {
  readonly lote: CartaoDeLote
  readonly prioridade: boolean | undefined
  readonly tamanhos: string
  readonly todas: boolean
}

function Prazo({ lote }: { lote: CartaoDeLote }) {
  const p = usePalavras()
  if (noMartelo(lote.situacao))
    return (
      <p className="cartao-do-lote__prazo" data-vivo="">
        <IconClock size={16} /> {p.pregao.um === 'pregão' ? 'No martelo agora' : 'Acontecendo agora'}
      </p>
    )
  const data = lote.encerraPorTempo && lote.dataFim ? lote.dataFim : lote.leilao.data
  const quando = Date.parse(data)
  return (
    <p className="cartao-do-lote__prazo">
      {lote.encerraPorTempo ? <IconClock size={16} /> : <IconCalendar size={16} />}
      {lote.encerraPorTempo ? (
        <Countdown fim={quando} />
      ) : (
        <time dateTime={data}>{formatarDataHora(quando)}</time>
      )}
    </p>
  )
}

/** Ganhando or superado, for a client who has bid here. */
function MeuEstado({ lelUid }: { lelUid: string }) {
  const estado = useMeuEstado(lelUid)
  const p = usePalavras()
  if (estado === null) return null
  return estado === 'ganhando' ? (
    <StatusChip tom="sucesso" icon={IconTrophy}>
      {p.ganhando}
    </StatusChip>
  ) : (
    <StatusChip tom="perigo" icon={IconAlert}>
      {p.superado}
    </StatusChip>
  )
}
