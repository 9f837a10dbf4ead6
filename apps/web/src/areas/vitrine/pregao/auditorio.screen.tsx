// The auditorium: the room of one auction, public. The lot on the block with its bid panel, the stage, what comes,
// what was, and the conversation. `anuncioUid` opens another lot inside, without leaving the room. The stage is
// hydrated at once; panel and conversation are loaded after it. Their styles belong to the page.
import '@martelo/ui/card.css'
import '@martelo/ui/choice.css'
import '@martelo/ui/dialog.css'
import '@martelo/ui/field.css'
import '@martelo/ui/text-input.css'
import '../../../parts/conversas/conversa.css'
import '../../../parts/lances/barra-do-polegar.css'
import '../../../parts/lances/painel-de-lance.css'
import type { LoteNoPregao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { Button } from '@martelo/ui/button.tsx'
import { OfflineBanner } from '@martelo/ui/offline-banner.tsx'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Link } from '../../../core/ligacao.tsx'
import { doServidor } from '../../../core/contexto.ts'
import { useMarca, useQuem } from '../../../core/marca-atual.ts'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import type { RetratoDoLote } from '../../../parts/lances/lote-ao-vivo.ts'
import type { QuadroRecebido } from '../../../core/tempo-real.ts'
import {
  arrumar,
  foiDecidido,
  loteNoFoco,
  loteNoPalco,
  type RetratoDaSala,
} from '../../../parts/pregao/sala.ts'
import { type Toque, useSons } from '../../../parts/pregao/sons.ts'
import { type SalaViva, useSala } from '../../../parts/pregao/usar-sala.ts'
import { Cabeca } from '../cabeca.tsx'
import type { Route } from './+types/auditorio.screen.ts'
import './auditorio.css'
import { BarraDoAuditorio } from './barra-do-auditorio.tsx'
import { carregarAuditorio } from './carregar-auditorio.server.ts'
import { FitaDeLotes } from './fita-de-lotes.tsx'
import { Palco } from './palco.tsx'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  carregarAuditorio(context.get(doServidor), params.leiUid, url)

/** Another lot inside is another view of the same room: the room itself is live already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

export default function Auditorio({ loaderData, params }: Route.ComponentProps) {
  return (
    <SalaDoLeilao
      key={params.leiUid}
      leiUid={params.leiUid}
      inicial={loaderData.sala}
      lote={loaderData.lote}
    />
  )
}

const Mesa = lazy(() => import('./mesa-do-auditorio.tsx'))
const Martelo = lazy(() => import('./ultimo-martelo.tsx'))
const Conversa = lazy(() =>
  import('../../../parts/conversas/conversa.tsx').then((m) => ({ default: m.Conversa })),
)

const TOQUE: Readonly<Record<string, Toque>> = {
  AG_PAGAMENTO: 'vendido',
  DOULHE_UMA: 'chamada',
  DOULHE_DUAS: 'chamada',
}

function SalaDoLeilao({
  leiUid,
  inicial: primeira,
  lote,
}: {
  readonly leiUid: string
  readonly inicial: RetratoDaSala
  readonly lote: RetratoDoLote | null
}) {
  const [busca] = useSearchParams()
  const anuncioUid = busca.get('anuncioUid') ?? undefined
  const [martelo, setMartelo] = useState<string | null>(null)
  const { sons, aoQuadro } = useSonsDaSala(setMartelo)
  const sala = useSala(leiUid, { inicial: primeira, anuncioUid, aoQuadro })
  const retrato = sala.retrato ?? primeira
  const p = usePalavras()
  const { aVir, resultados } = arrumar(retrato)
  const noPalco = loteNoPalco(retrato)
  const foco = loteNoFoco(retrato, anuncioUid)
  const batido = retrato.lotes.find((l) => l.estado.lelUid === martelo)
  return (
    <div className="pagina auditorio">
      <Cabeca
        titulo={`${inicial(p.auditorio.um)}: ${retrato.leilao.nomeSemData}`}
        descricao={`Acompanhe ao vivo ${retrato.leilao.nomeSemData}, ${retrato.leilao.cidade}/${retrato.leilao.uf}.`}
        canonico={`/auditorio/${leiUid}`}
        indexar={false}
      />
      <LogoDoEscuro />
      <BarraDoAuditorio retrato={retrato} presenca={sala.presenca} sons={sons} />
      <OfflineBanner reconnecting={sala.ligacao === 'caiu'} />
      {sala.recado && (
        <p className="auditorio__recado" role="status">
          {sala.recado}
        </p>
      )}
      {batido && (
        <Suspense fallback={null}>
          <Martelo key={martelo} lote={batido} fechar={() => setMartelo(null)} />
        </Suspense>
      )}
      <div className="auditorio__grade">
        <div className="auditorio__palco">
          <Palco retrato={retrato} lote={noPalco} />
        </div>
        <Bancada
          foco={foco}
          outro={foco !== noPalco}
          sala={sala}
          inicial={lote}
          comImagem={retrato.leilao.temCanal}
        />
        <div className="auditorio__conversa">
          <ConversaDaSala leiUid={leiUid} />
        </div>
      </div>
      <FitaDeLotes
        titulo={`Próximos ${p.lote.varios}`}
        lotes={aVir.filter((l) => l !== noPalco)}
        focoUid={foco?.estado.lelUid ?? null}
        vazio={`Não há mais ${p.lote.varios} na fila.`}
      />
      {resultados.length > 0 && (
        <FitaDeLotes titulo="Resultados" lotes={resultados} focoUid={foco?.estado.lelUid ?? null} vazio="" />
      )}
    </div>
  )
}

/** The second drawing of the tenant's logo is for dark ground. */
function LogoDoEscuro() {
  const { logoEscuro } = useMarca()
  return logoEscuro && <style>{`:root{--logo-escuro:url(${JSON.stringify(logoEscuro)})}`}</style>
}

/** What a frame gives besides its state: the sounds, if switched on, and the lot whose hammer fell. */
function useSonsDaSala(aoBater: (lelUid: string) => void) {
  const sons = useSons()
  const aoQuadro = ({ evento, dados }: QuadroRecebido) => {
    if (evento === 'lance-aceito') sons.tocarSe('lance')
    const toque = evento === 'lote-transitou' ? TOQUE[String(dados.para)] : undefined
    if (toque !== undefined) sons.tocarSe(toque)
    const batido = foiDecidido(evento, dados)
    if (batido !== null) aoBater(batido)
  }
  return { sons, aoQuadro }
}

/** The lot in focus: the stage's, or another one that was opened inside. */
function Bancada(p: {
  readonly foco: LoteNoPregao | null
  readonly outro: boolean
  readonly sala: SalaViva
  readonly inicial: RetratoDoLote | null
  readonly comImagem: boolean
}) {
  const { lote } = usePalavras()
  const { foco, outro } = p
  const [primeiro] = useState(foco?.estado.lelUid)
  return (
    <div className="auditorio__lance">
      {foco && outro && (
        <p className="auditorio__volta">
          Você está vendo outro {lote.um}. <Link to="?">Voltar ao que está no palco</Link>
        </p>
      )}
      {foco ? (
        <MesaDoLote
          key={foco.estado.lelUid}
          lote={foco}
          comTitulo={outro}
          recente={foco.estado.lelUid !== primeiro}
          inicial={p.inicial}
          comImagem={p.comImagem}
        />
      ) : (
        <SemLotes sala={p.sala} />
      )}
    </div>
  )
}

/** A constant element until another lot is in focus: the room's news must not re-render what is not hydrated yet. */
function MesaDoLote({
  lote,
  comTitulo,
  recente,
  inicial: escrito,
  comImagem,
}: {
  readonly lote: LoteNoPregao
  readonly comTitulo: boolean
  readonly recente: boolean
  readonly inicial: RetratoDoLote | null
  readonly comImagem: boolean
}) {
  const { lelUid, numero, nome } = lote.estado
  const titulo = comTitulo ? `${numero} · ${nome}` : null
  return useMemo(
    () => (
      <Suspense fallback={<div className="auditorio__vaga" />}>
        <Mesa
          lelUid={lelUid}
          titulo={titulo}
          url={lote.url}
          recente={recente}
          inicial={escrito}
          comImagem={comImagem}
        />
      </Suspense>
    ),
    [lelUid, titulo, lote.url, recente, escrito, comImagem],
  )
}

function ConversaDaSala({ leiUid }: { readonly leiUid: string }) {
  const { leilao } = usePalavras()
  const titulo = `Conversa d${leilao.genero === 'f' ? 'a' : 'o'} ${leilao.um}`
  return useMemo(
    () => (
      <Suspense fallback={<div className="auditorio__vaga" />}>
        <Conversa leiUid={leiUid} titulo={titulo} />
      </Suspense>
    ),
    [leiUid, titulo],
  )
}

function SemLotes({ sala }: { readonly sala: SalaViva }) {
  const quem = useQuem()
  const tentando = useRef(false)
  const tentar = () => {
    if (tentando.current) return
    tentando.current = true
    void sala.recarregar().finally(() => {
      tentando.current = false
    })
  }
  return (
    <div className="auditorio__vazio">
      <p>{sala.retrato?.sala.entrePracas?.frase ?? 'Nada está aberto aqui agora.'}</p>
      <Button onClick={tentar}>Atualizar</Button>
      {quem === null && <p>Entre na sua conta para participar do próximo.</p>}
    </div>
  )
}
