// The auditorium: the room of one auction, for everybody. The lot on the block with its bid panel, the stage, what comes,
// what was, and the conversation. `anuncioUid` opens another lot inside, without leaving the room.
import type { LoteNoPregao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { Button } from '@martelo/ui/button.tsx'
import { OfflineBanner } from '@martelo/ui/states.tsx'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Link } from '../../../core/ligacao.tsx'
import { doServidor } from '../../../core/contexto.ts'
import { useMarca, useQuem } from '../../../core/marca-atual.ts'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import type { QuadroRecebido } from '../../../core/tempo-real.ts'
import { Conversa } from '../../../parts/conversas/conversa.tsx'
import { HistoricoDeLances } from '../../../parts/lances/historico-de-lances.tsx'
import { PainelDeLance } from '../../../parts/lances/painel-de-lance.tsx'
import { useLoteAoVivo } from '../../../parts/lances/usar-lote-ao-vivo.ts'
import { arrumar, type RetratoDaSala } from '../../../parts/pregao/sala.ts'
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

/** Another lot inside is another view of the same room: the room itself is alive already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

export default function Auditorio({ loaderData, params }: Route.ComponentProps) {
  return <SalaDoLeilao key={params.leiUid} leiUid={params.leiUid} inicial={loaderData.sala} />
}

const TOQUE: Readonly<Record<string, Toque>> = {
  AG_PAGAMENTO: 'vendido',
  DOULHE_UMA: 'chamada',
  DOULHE_DUAS: 'chamada',
}

function SalaDoLeilao({
  leiUid,
  inicial: primeira,
}: {
  readonly leiUid: string
  readonly inicial: RetratoDaSala
}) {
  const [busca] = useSearchParams()
  const anuncioUid = busca.get('anuncioUid') ?? undefined
  const { sons, aoQuadro } = useSonsDaSala()
  const sala = useSala(leiUid, { inicial: primeira, anuncioUid, aoQuadro })
  const retrato = sala.retrato ?? primeira
  const p = usePalavras()
  const { atual, placar, aVir, resultados } = arrumar(retrato)
  const noPalco = atual ?? placar ?? aVir[0] ?? null
  const foco = retrato.lotes.find((l) => l.estado.lelUid === anuncioUid) ?? noPalco
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
      <div className="auditorio__grade">
        <div className="auditorio__palco">
          <Palco retrato={retrato} lote={noPalco} />
        </div>
        <Bancada foco={foco} outro={foco !== noPalco} sala={sala} />
        <div className="auditorio__conversa">
          <Conversa
            leiUid={leiUid}
            titulo={`Conversa d${p.leilao.genero === 'f' ? 'a' : 'o'} ${p.leilao.um}`}
          />
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

/** Sounds of the room, for whoever switched them on. */
function useSonsDaSala() {
  const sons = useSons()
  const aoQuadro = ({ evento, dados }: QuadroRecebido) => {
    if (evento === 'lance-aceito') sons.tocarSe('lance')
    const toque = evento === 'lote-transitou' ? TOQUE[String(dados.para)] : undefined
    if (toque !== undefined) sons.tocarSe(toque)
  }
  return { sons, aoQuadro }
}

/** The lot in focus: the stage's, or another one that was opened inside. */
function Bancada(p: {
  readonly foco: LoteNoPregao | null
  readonly outro: boolean
  readonly sala: SalaViva
}) {
  const { lote } = usePalavras()
  const { foco, outro } = p
  return (
    <div className="auditorio__lance">
      {foco && outro && (
        <p className="auditorio__volta">
          Você está vendo outro {lote.um}. <Link to="?">Voltar ao que está no palco</Link>
        </p>
      )}
      {foco ? (
        <Mesa key={foco.estado.lelUid} lelUid={foco.estado.lelUid} titulo={outro ? foco : null} />
      ) : (
        <SemLotes sala={p.sala} />
      )}
    </div>
  )
}

/** The bid panel of the lot in focus, with its history; its name where the stage does not say it already. */
function Mesa({ lelUid, titulo }: { readonly lelUid: string; readonly titulo: LoteNoPregao | null }) {
  const vivo = useLoteAoVivo(lelUid)
  return (
    <>
      {titulo && (
        <h2 className="auditorio__foco">
          <Link to={titulo.url}>
            {titulo.estado.numero} · {titulo.estado.nome}
          </Link>
        </h2>
      )}
      <PainelDeLance vivo={vivo} />
      {vivo.retrato && <HistoricoDeLances retrato={vivo.retrato} />}
    </>
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
      <p>Nada está aberto aqui agora.</p>
      <Button onClick={tentar}>Atualizar</Button>
      {quem === null && <p>Entre na sua conta para participar do próximo.</p>}
    </div>
  )
}
