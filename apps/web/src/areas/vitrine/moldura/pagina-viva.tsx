// What makes a standing page live, loaded after it: the watch over the session, the rooms of the site and of the
// client, favourites, marks on cards, the visit, and the banner when the line is down.
import type { LoteSelecionadoAtualizado } from '@martelo/contracts/lances/lances.events.ts'
import { OfflineBanner } from '@martelo/ui/offline-banner.tsx'
import { avisar } from '@martelo/ui/toast.tsx'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { vigiarPartes } from '../../../core/partes-novas.ts'
import { useMarca, useQuem } from '../../../core/marca-atual.ts'
import { acompanharLigacao, entrarNaSala } from '../../../core/tempo-real.ts'
import { useVigiaDaSessao } from '../../../core/usar-vigia-da-sessao.ts'
import { iniciarFavoritos } from '../../../parts/lotes/mudar-favoritos.ts'
import { carregarMeusEstados } from '../../../parts/lotes/carregar-meus-estados.ts'
import { receberAtualizacao } from '../../../parts/lotes/valores-ao-vivo.ts'
import { registrarVisita } from '../../../parts/lotes/visitas-recentes.ts'
import { despertar, tardia } from '../../../core/ao-ver.ts'
import { EventoAgora } from './evento-agora.tsx'

/** A short break of the socket is not shown; the banner comes when it lasts. */
const PACIENCIA_MS = 4000

vigiarPartes()

/** Of clients alone, who are asked wherever they browse: the next bid may be given without their own pages. */
const TermosAAceitar = tardia<{ resumido: boolean }>(
  () => import('../../../parts/termos/termos-a-aceitar.tsx'),
)

const lembrarDaSessao = (mensagem: string): void => avisar({ tipo: 'atencao', chave: 'ociosidade', mensagem })

export default function PaginaViva() {
  const marca = useMarca()
  const quem = useQuem()
  const cliUid = quem?.cliUid ?? null
  const { pathname, search } = useLocation()
  const reler = useReler()
  const reconectando = useLinhaCaida()

  useVigiaDaSessao(lembrarDaSessao)

  useEffect(() => {
    // Specification 8: a failure to load favourites is silent; the hearts stay as this browser knows them.
    iniciarFavoritos(cliUid !== null).catch(() => undefined)
    if (cliUid === null) return
    void carregarMeusEstados()
    return entrarNaSala(`cliente:${cliUid}`, {
      quadro: () => void carregarMeusEstados(),
      recarregar: () => void carregarMeusEstados(),
    })
  }, [cliUid])

  useEffect(
    () =>
      entrarNaSala(`site:${marca.id}`, {
        quadro({ evento, dados }) {
          if (evento === 'lote-selecionado-atualizado')
            receberAtualizacao(dados as unknown as LoteSelecionadoAtualizado)
          if (evento === 'leilao-mudou') reler()
        },
        recarregar: reler,
      }),
    [marca.id, reler],
  )

  useEffect(() => registrarVisita(pathname + search, cliUid), [pathname, search, cliUid])

  return (
    <>
      <OfflineBanner reconnecting={reconectando} />
      <EventoAgora />
      {cliUid !== null && (
        <Suspense fallback={null}>
          <div className="termos-da-vitrine">
            <TermosAAceitar key={cliUid} resumido />
          </div>
        </Suspense>
      )}
    </>
  )
}

/** Revalidates the page. A navigation in progress goes first: a revalidation during it would restart it, and the
 * router would forget its scroll choice. */
function useReler(): () => void {
  const { revalidate } = useRevalidator()
  const parada = useNavigation().state === 'idle'
  const agora = useRef(parada)
  const pedido = useRef(false)
  useEffect(() => {
    agora.current = parada
    if (!parada || !pedido.current) return
    pedido.current = false
    void revalidate()
  }, [parada, revalidate])
  return useCallback(() => {
    despertar()
    if (agora.current) void revalidate()
    else pedido.current = true
  }, [revalidate])
}

function useLinhaCaida(): boolean {
  const [caida, setCaida] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const parar = acompanharLigacao((s) => {
      clearTimeout(timer)
      if (s === 'caiu') timer = setTimeout(() => setCaida(true), PACIENCIA_MS)
      else if (s === 'ligado' || s === 'barrada' || s === 'fechada') setCaida(false)
    })
    return () => {
      clearTimeout(timer)
      parar()
    }
  }, [])
  return caida
}
