// One lot, live: the snapshot that the page was rendered with (or its own first call), then the room's frames. The
// page never has to reload; what was missed during a break is asked for by the realtime client.
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useQuem } from '../../core/marca-atual.ts'
import { acompanharDepois, entrarDepois } from '../../core/entrar-depois.ts'
import type { Lugar, SituacaoDaLigacao } from '../../core/tempo-real.ts'
import { useDeNovo } from '../../core/usar-de-novo.ts'
import { useVez } from '../../core/usar-vez.ts'
import { useRecado } from '../pregao/usar-recado.ts'
import { aplicarQuadro, type RetratoDoLote, trocarRetratoDoLote } from './lote-ao-vivo.ts'

export interface LoteAoVivo {
  /** null while the first snapshot is under way */
  readonly retrato: RetratoDoLote | null
  readonly erro: string | null
  readonly ligacao: SituacaoDaLigacao
  /** a broadcast of the room (time given back after an outage) */
  readonly recado: string | null
  /** loads the snapshot again: after a login step, after a habilitação */
  recarregar(): Promise<void>
  mudar(fn: (r: RetratoDoLote) => RetratoDoLote): void
}

/** Notices to the client that change what he may do on this lot. */
const DO_MEU = new Set(['documentos-validados', 'habilitacao-decidida', 'proposta-respondida'])

const ESPERA_ANTES_DE_RECARREGAR_MS = 400

/**
 * `inicial`: the snapshot from the server's render. It may be anonymous; a signed-in reader gets his own at once. A
 * loaded snapshot may be stale: frames came while it was on its way.
 */
export function useLoteAoVivo(lelUid: string, inicial: RetratoDoLote | null = null): LoteAoVivo {
  const quem = useQuem()
  const [retrato, setRetrato] = useState(inicial?.estado.lelUid === lelUid ? inicial : null)
  const [erro, setErro] = useState<string | null>(null)
  const [recado, setRecado] = useRecado()
  const [ligacao, setLigacao] = useState<SituacaoDaLigacao>('ligando')
  const espera = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const lugar = useRef<Lugar | null>(null)
  /** the version of the room that the snapshot stands at: where the room is entered */
  const versao = useRef<number | undefined>(retrato?.salaVersao)
  const pedirVez = useVez()
  const deNovo = useDeNovo(lelUid)

  const recarregar = useCallback(
    async function carregar(): Promise<void> {
      const aindaVale = pedirVez()
      try {
        // A visitor's snapshot came with the page: he calls nothing before the lot changes.
        const { chamar } = await import('../../core/api.ts')
        const novo = await chamar('GET /v1/leilao/lotes/:lelUid/ao-vivo', { params: { lelUid } })
        if (!aindaVale()) return
        startTransition(() => {
          setRetrato((antes) => trocarRetratoDoLote(antes, novo))
          setErro(null)
        })
        versao.current = novo.salaVersao
        // Of another lot's auction the room is entered when it is shown.
        if (lugar.current?.sala === `leilao:${novo.leiUid}`) lugar.current.carregou(novo.salaVersao)
      } catch (e) {
        setErro(e instanceof Error ? e.message : 'Não foi possível carregar o lote.')
        if (aindaVale()) deNovo(e, carregar)
      }
    },
    [lelUid, pedirVez, deNovo],
  )
  const recarregarLogo = useCallback(() => {
    clearTimeout(espera.current)
    espera.current = setTimeout(() => void recarregar(), ESPERA_ANTES_DE_RECARREGAR_MS)
  }, [recarregar])

  // At first, and when another lot or person is shown: later changes come by the room.
  const falta = retrato?.estado.lelUid !== lelUid || (quem?.cliUid != null && retrato.meu == null)
  useEffect(() => {
    if (falta) void recarregar()
    return () => clearTimeout(espera.current)
  }, [falta, recarregar])

  const leiUid = retrato?.leiUid
  useEffect(() => {
    if (leiUid === undefined) return
    const aqui = entrarDepois(
      `leilao:${leiUid}`,
      {
        quadro: ({ versao: v, evento, dados }) => {
          versao.current = v ?? versao.current
          if (evento === 'interrupcao-compensada') setRecado(String(dados.mensagem))
          setRetrato((r) => (r === null ? r : aplicarQuadro(r, dados)))
          // What keeps this person from bidding may have changed with the lot's state.
          if (evento === 'lote-transitou' && dados.lelUid === lelUid && quem?.cliUid != null) recarregarLogo()
        },
        recarregar: recarregarLogo,
      },
      versao.current,
    )
    lugar.current = aqui
    return () => {
      lugar.current = null
      aqui()
    }
  }, [leiUid, lelUid, quem?.cliUid, recarregarLogo, setRecado])

  const cliUid = quem?.cliUid
  useEffect(() => {
    if (cliUid == null) return
    const ouvinte = { quadro: () => recarregarLogo(), recarregar: recarregarLogo }
    return entrarDepois(`cliente:${cliUid}`, {
      ...ouvinte,
      quadro: ({ evento }) => {
        if (DO_MEU.has(evento)) recarregarLogo()
      },
    })
  }, [cliUid, recarregarLogo])
  // As transitions: an urgent change would discard server markup that is not hydrated yet.
  useEffect(() => acompanharDepois((s) => startTransition(() => setLigacao(s))), [])

  const mudar = useCallback(
    (fn: (r: RetratoDoLote) => RetratoDoLote) => setRetrato((r) => (r === null ? r : fn(r))),
    [],
  )
  return { retrato, erro, ligacao, recado, recarregar, mudar }
}
