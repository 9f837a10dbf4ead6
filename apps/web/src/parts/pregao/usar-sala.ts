// One room, alive: the snapshot, then its frames. What was missed is asked for by the realtime client; a lot that is not
// in the snapshot, or another one on the block, loads it again.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { chamar } from '../../core/api.ts'
import { useQuem } from '../../core/marca-atual.ts'
import {
  acompanharLigacao,
  entrarNaSala,
  type QuadroRecebido,
  type SituacaoDaLigacao,
} from '../../core/tempo-real.ts'
import { aplicarNaSala, faltaLote, type RetratoDaSala } from './sala.ts'

export interface SalaViva {
  readonly retrato: RetratoDaSala | null
  readonly erro: string | null
  readonly ligacao: SituacaoDaLigacao
  readonly presenca: number
  /** words of the room about everybody (time given back after an outage) */
  readonly recado: string | null
  recarregar(): Promise<void>
  mudar(fn: (r: RetratoDaSala) => RetratoDaSala): void
}

const ESPERA_MS = 250

/** `aoQuadro` hears every frame after it was applied (sounds, chat). */
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
  const [ligacao, setLigacao] = useState<SituacaoDaLigacao>('ligando')
  const [presenca, setPresenca] = useState(inicial?.presenca ?? 0)
  const [recado, setRecado] = useState<string | null>(null)
  const espera = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const contar = useEffectEvent((q: QuadroRecebido) => aoQuadro?.(q))

  const recarregar = useCallback(async () => {
    try {
      const query = anuncioUid === undefined ? {} : { anuncioUid }
      const novo = await chamar('GET /v1/leilao/:leiUid/sala', { params: { leiUid }, query })
      setRetrato(novo)
      setErro(null)
    } catch (e) {
      setErro(e instanceof Error ? e.message : 'Não foi possível carregar a sala.')
    }
  }, [leiUid, anuncioUid])
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
  const versao = useRef<number | undefined>(undefined)
  versao.current ??= retrato?.versao
  useEffect(() => {
    if (!pronta) return
    return entrarNaSala(
      `leilao:${leiUid}`,
      {
        quadro: (q) => {
          if (q.evento === 'interrupcao-compensada') setRecado(String(q.dados.mensagem))
          setRetrato((r) => {
            if (r === null) return r
            const novo = aplicarNaSala(r, q.evento, q.dados)
            const outro = novo.sala.loteAtualUid !== null && novo.sala.loteAtualUid !== r.sala.loteAtualUid
            if (outro || faltaLote(novo, q.dados)) recarregarLogo()
            return novo
          })
          contar(q)
        },
        recarregar: recarregarLogo,
        presenca: setPresenca,
      },
      versao.current,
    )
  }, [pronta, leiUid, recarregarLogo])
  useEffect(() => acompanharLigacao(setLigacao), [])

  const mudar = useCallback(
    (fn: (r: RetratoDaSala) => RetratoDaSala) => setRetrato((r) => (r === null ? r : fn(r))),
    [],
  )
  return { retrato, erro, ligacao, presenca, recado, recarregar, mudar }
}
