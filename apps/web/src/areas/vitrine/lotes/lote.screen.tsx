// The page of one lot (specification: lote/individual): photographs, facts, place and costs; on the right, always in
// reach, the live price and the bid. Price and bid are hydrated at once; photographs and texts with the first sign of
// a person. All parts are rendered by the server at once: their styles belong to the page.
import '@martelo/ui/card.css'
import '@martelo/ui/choice.css'
import '@martelo/ui/dialog.css'
import '@martelo/ui/field.css'
import '@martelo/ui/gallery.css'
import '@martelo/ui/photo.css'
import '@martelo/ui/table.css'
import '@martelo/ui/text-input.css'
import '../../../parts/lotes/custo-total.css'
import '../../../parts/vistorias/mapa-de-danos.css'
import { resultadoCurto } from '@martelo/domain/lances/resultado-curto.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { Breadcrumbs } from '@martelo/ui/navigation.tsx'
import { lazy, Suspense, useEffect } from 'react'
import { aoVer, despertar } from '../../../core/ao-ver.ts'
import { doServidor } from '../../../core/contexto.ts'
import { emTexto, lerTexto } from '../../../core/em-texto.ts'
import { useMarca, useQuem } from '../../../core/marca-atual.ts'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { IR, lotesCom } from '../../../parts/cabeca/caminhos.ts'
import { useLoteAoVivo } from '../../../parts/lances/usar-lote-ao-vivo.ts'
import { BotaoFavorito } from '../../../parts/lotes/botao-favorito.tsx'
import { CartaoDoLote, TAMANHOS_NO_TRILHO } from '../../../parts/lotes/cartao-do-lote.tsx'
import { SituacaoDoLote } from '../../../parts/lotes/situacao-do-lote.tsx'
import { Cabeca } from '../cabeca.tsx'
import { Trilho } from '../trilho.tsx'
import type { Route } from './+types/lote.screen.ts'
import { carregarLote, type DadosDoLote } from './lote/carregar-lote.server.ts'
import { guardarRetrato, pistaNoAr } from './lote/dados-do-lote.ts'
import './lote/lote.css'
import { PainelDoVisitante } from './lote/painel-do-visitante.tsx'

export const loader = async ({ context, url }: Route.LoaderArgs) =>
  emTexto(context, 'lote', await carregarLote(context.get(doServidor), url))

const PainelDeLance = lazy(() =>
  import('../../../parts/lances/painel-de-lance.tsx').then((m) => ({ default: m.PainelDeLance })),
)
const BotaoDaCesta = lazy(() => import('./lote/botao-da-cesta.tsx'))
const Galeria = aoVer(() => import('./lote/galeria-do-lote.tsx'))
const GALERIA = (
  <Suspense fallback={<div className="lote__vaga" />}>
    <Galeria />
  </Suspense>
)
const Corpo = aoVer(() => import('./lote/corpo-do-lote.tsx'))
const CORPO = (
  <Suspense fallback={null}>
    <Corpo />
  </Suspense>
)
const Acoes = aoVer(() => import('./lote/acoes-do-lote.tsx'))
const ACOES = (
  <Suspense fallback={null}>
    <Acoes />
  </Suspense>
)

const NOMES = new Intl.ListFormat('pt-BR')

export default function Lote({ loaderData }: Route.ComponentProps) {
  // Another lot is another page: nothing typed and nothing heard of the one before may stay.
  const dados = lerTexto(loaderData)
  return <PaginaDoLote key={dados.lote.uid} dados={dados} />
}

function PaginaDoLote({ dados: { lote, retrato, cabeca, resumo, semelhantes } }: { dados: DadosDoLote }) {
  const vivo = useLoteAoVivo(lote.uid, retrato)
  const p = usePalavras()
  const agora = vivo.retrato ?? retrato
  const resultado = resultadoCurto(
    { ...agora.estado, valor: agora.estado.valorVendido ?? agora.estado.valor },
    p,
  )
  useEffect(() => guardarRetrato(vivo.retrato), [vivo.retrato])
  // The picture of the track waits for no hand: a person may have come to watch it.
  const daPista = pistaNoAr(lote, agora.estado.situacao)
  useEffect(() => {
    if (daPista) despertar()
  }, [daPista])
  useVisto(lote.uid, lote.veiUid)
  return (
    <div className="pagina lote">
      <Cabeca {...cabeca} />
      <Breadcrumbs
        items={[
          { label: 'Início', href: IR.inicio },
          {
            label: lote.categoria === 'Moto' ? 'Motos' : lote.categoria,
            href: lotesCom({ categoria: lote.categoria }),
          },
          ...(lote.marca
            ? [{ label: lote.marca, href: lotesCom({ categoria: lote.categoria, marca: lote.marca }) }]
            : []),
          { label: `${inicial(p.lote.um)} ${lote.numero}` },
        ]}
      />
      <div className="lote__grade">
        <header className="lote__titulo">
          <div>
            <p>
              {inicial(p.lote.um)} {lote.numero} · {lote.leilao.nome}
            </p>
            <h1>{lote.nome}</h1>
            <p>{resumo}</p>
            {lote.convidados !== null && <SoParaConvidados de={lote.convidados} />}
            {resultado !== null && (
              <p className="lote__resultado">
                <SituacaoDoLote situacao={agora.estado.situacao} /> <strong>{resultado}</strong>
              </p>
            )}
          </div>
          <div className="lote__acoes">
            {resultado === null && <SituacaoDoLote situacao={agora.estado.situacao} />}
            <BotaoFavorito veiUid={lote.veiUid} lelId={lote.id} nome={lote.nome} sobreFoto={false} />
            {ACOES}
          </div>
        </header>
        <div className="lote__galeria">{GALERIA}</div>
        <div className="lote__painel">
          <Painel dados={{ lote, agora }} vivo={vivo} />
        </div>
        <div className="lote__corpo">{CORPO}</div>
      </div>
      {semelhantes.length > 0 && (
        <Trilho titulo="Semelhantes" para={lotesCom({ categoria: lote.categoria })}>
          {semelhantes.map((l) => (
            <CartaoDoLote key={l.uid} lote={l} tamanhos={TAMANHOS_NO_TRILHO} />
          ))}
        </Trilho>
      )}
    </div>
  )
}

/** Said to all before they sign up, enable themselves or fill a basket. */
function SoParaConvidados({ de }: { de: readonly string[] }) {
  const p = usePalavras()
  return (
    <p className="lote__convidados">
      {inicial(p.lote.um)} para convidados{de.length > 0 && ` de ${NOMES.format(de)}`}. Só eles podem{' '}
      {p.darLance}.
    </p>
  )
}

/** Price and acts: a visitor's, a client's, and in a shop the basket. */
function Painel({
  dados: { lote, agora },
  vivo,
}: {
  dados: { lote: DadosDoLote['lote']; agora: DadosDoLote['retrato'] }
  vivo: ReturnType<typeof useLoteAoVivo>
}) {
  const quem = useQuem()
  const { tipo } = useMarca()
  const temCesta =
    tipo === 'loja' &&
    agora.estado.compreJa !== null &&
    !agora.estado.compraIndisponivel &&
    recebeLances(agora.estado.situacao)
  const impedimento = (vivo.retrato ?? agora).meu?.impedimento?.codigo
  const soNaCesta = impedimento === 'sem-habilitacao'
  const cesta = (
    <Suspense fallback={null}>
      <BotaoDaCesta id={lote.id} principal={soNaCesta} />
    </Suspense>
  )
  return (
    <>
      {quem === null ? (
        <PainelDoVisitante retrato={agora} url={lote.url} aberto={recebeLances(agora.estado.situacao)} />
      ) : (
        <Suspense fallback={<div className="lote__vaga" />}>
          <PainelDeLance vivo={vivo} cesta={temCesta && soNaCesta ? cesta : null} />
        </Suspense>
      )}
      {temCesta && impedimento !== 'restrito-a-grupos' && cesta}
    </>
  )
}

/** The visit is the lot's, and the vehicle is among the last ones seen. */
function useVisto(lelUid: string, veiUid: string): void {
  useEffect(() => {
    let sair = (): void => undefined
    let vale = true
    void import('../../../parts/lotes/visitas-recentes.ts').then((m) => {
      if (!vale) return
      m.lembrarVisto(veiUid)
      sair = m.estouNoLote(lelUid)
    })
    return () => {
      vale = false
      sair()
    }
  }, [lelUid, veiUid])
}
