// One room, live: the snapshot, then its frames. What was missed is asked for by the realtime client; a lot that is
// not in the snapshot, or another one on the block, reloads it.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { acompanharDepois, entrarDepois } from '../../core/entrar-depois.ts'
import { useQuem } from '../../core/marca-atual.ts'
import type { Lugar, QuadroRecebido, SituacaoDaLigacao } from '../../core/tempo-real.ts'
import { useDeNovo } from '../../core/usar-de-novo.ts'
import { useVez } from '../../core/usar-vez.ts'
import { aplicarNaSala, pedeRetrato, recadoDoQuadro, type RetratoDaSala, trocarRetrato } from './sala.ts'
import { useRecado } from './usar-recado.ts'

export interface SalaViva {
  readonly retrato: RetratoDaSala | null
  readonly erro: string | null
  readonly ligacao: SituacaoDaLigacao
  readonly presenca: number
  /** a broadcast of the room (time given back after an outage, a result taken back) */
  readonly recado: string | null
  recarregar(): Promise<void>
  mudar(fn: (r: RetratoDaSala) => RetratoDaSala): void
}

const ESPERA_MS = 250

const SEM_SALA = 'Não foi possível carregar a sala.'

/** The page's snapshot is enough to begin with: the call for another one is loaded on demand. */
async function carregarSala(leiUid: string, anuncioUid: string | undefined): Promise<RetratoDaSala> {
  const { chamar } = await import('../../core/api.ts').catch(() => {
    throw new Error(SEM_SALA)
  })
  return chamar('GET /v1/leilao/:leiUid/sala', {
    params: { leiUid },
    query: anuncioUid === undefined ? {} : { anuncioUid },
  })
}

function useLigacao(): SituacaoDaLigacao {
  const [ligacao, setLigacao] = useState<SituacaoDaLigacao>('ligando')
  useEffect(() => acompanharDepois(setLigacao), [])
  return ligacao
}

/**
 * `aoQuadro` gets every frame after it was applied (sounds, chat). A loaded snapshot may be stale: frames came while
 * it was on its way.
 */
export function useSala(
  leiUid: string,
  {
    inicial = null,
    anuncioUid,
    aoQuadro,
  }: {
    readonly inicial?: RetratoDaSala | null
    readonly anuncioUid?: string | undefined
    readonly aoQuadro?: (q: QuadroRecebido) => void
  } = {},
): SalaViva {
  const quem = useQuem()
  const [retrato, setRetrato] = useState(inicial)
  const [erro, setErro] = useState<string | null>(null)
  const ligacao = useLigacao()
  const [presenca, setPresenca] = useState(inicial?.presenca ?? 0)
  const [recado, setRecado] = useRecado()
  const espera = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const contar = useEffectEvent((q: QuadroRecebido) => aoQuadro?.(q))
  const lugar = useRef<Lugar | null>(null)
  /** the version of the snapshot, at which the room is entered */
  const versao = useRef(inicial?.versao)
  /** the newest frame so far: frames after a loaded snapshot come again and are not news */
  const ouvida = useRef(0)
  const pedirVez = useVez()
  const deNovo = useDeNovo(`${leiUid} ${anuncioUid}`)

  const recarregar = useCallback(
    async function carregar(): Promise<void> {
      const aindaVale = pedirVez()
      try {
        const novo = await carregarSala(leiUid, anuncioUid)
        if (!aindaVale()) return
        setRetrato((antes) => trocarRetrato(antes, novo))
        versao.current = novo.versao
        lugar.current?.carregou(novo.versao)
        setErro(null)
      } catch (e) {
        setErro(e instanceof Error ? e.message : SEM_SALA)
        if (aindaVale()) deNovo(e, carregar)
      }
    },
    [leiUid, anuncioUid, pedirVez, deNovo],
  )
  const recarregarLogo = useCallback(() => {
    clearTimeout(espera.current)
    espera.current = setTimeout(() => void recarregar(), ESPERA_MS)
  }, [recarregar])

  // The server's render knows the session; a snapshot that came with the page is loaded again only for another lot.
  const primeira = useRef(inicial !== null)
  useEffect(() => {
    if (!primeira.current) void recarregar()
    primeira.current = false
    return () => clearTimeout(espera.current)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another person sees another room
  }, [recarregar, quem?.usuUid])

  const pronta = retrato !== null
  useEffect(() => {
    if (!pronta) return
    const aqui = entrarDepois(
      `leilao:${leiUid}`,
      {
        quadro: (q) => {
          const dito = recadoDoQuadro(q.evento, q.dados)
          if (dito !== null) setRecado(dito)
          versao.current = q.versao ?? versao.current
          setRetrato((r) => {
            if (r === null) return r
            const novo = aplicarNaSala(r, q.evento, q.dados)
            if (pedeRetrato(r, novo, q.dados)) recarregarLogo()
            return { ...novo, versao: Math.max(r.versao, q.versao ?? 0) }
          })
          if (q.versao !== null && q.versao <= ouvida.current) return
          ouvida.current = q.versao ?? ouvida.current
          contar(q)
        },
        recarregar: recarregarLogo,
        presenca: setPresenca,
      },
      versao.current,
    )
    lugar.current = aqui
    return () => {
      lugar.current = null
      aqui()
    }
  }, [pronta, leiUid, recarregarLogo, setRecado])

  const mudar = useCallback(
    (fn: (r: RetratoDaSala) => RetratoDaSala) => setRetrato((r) => (r === null ? r : fn(r))),
    [],
  )
  return { retrato, erro, ligacao, presenca, recado, recarregar, mudar }
}
