// What the auctioneer does, by key or by click: one call each, with what was on his screen.
//
// What cannot be undone is armed by the first press and done by the second one within a few seconds. One call at a
// time: the server would refuse the second press anyway, but only after a wait.
import type { EstadoDoLote } from '@martelo/contracts/lances/lances.events.ts'
import type { LoteNoPregao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { emChamada } from '@martelo/domain/lotes/situacoes.ts'
import {
  type AcaoDaSala,
  type AcaoDoLeilaoNaSala,
  DADOS_DA_ACAO,
} from '@martelo/domain/pregao/acoes-da-sala.ts'
import { atoNaoFeito } from '@martelo/domain/pregao/ato-nao-feito.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarAtencao, avisarErro } from '../../../core/mantine/avisos.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import type { RetratoDaSala } from '../../../parts/pregao/sala.ts'
import type { SalaViva } from '../../../parts/pregao/usar-sala.ts'

const ARMADA_MS = 4_000
/** Long enough to be read between two cries. */
const NAO_FEITO_MS = 6_000
const MOTIVO_DO_DESFAZER = 'Chamada desfeita no painel'

export interface Armada {
  readonly acao: AcaoDaSala
  readonly lelUid: string
}

export type QuemLanca =
  | { readonly apeUid: string }
  | { readonly acao: 'proximo' | 'repetir' | 'revezar' | 'randomico' }

export interface Conducao {
  readonly ocupada: boolean
  readonly armada: Armada | null
  /** an act that waits for its reason */
  readonly pedeMotivo: Armada | null
  /** why the last act was not done, when the screen was older than the room */
  readonly naoFeito: string | null
  agir(lote: LoteNoPregao, acao: AcaoDaSala): void
  comMotivo(motivo: string): void
  desistir(): void
  naSala(
    acao: AcaoDoLeilaoNaSala,
    mais?: { motivo?: string; autorizacaoDoDia?: string; conducao?: 'robo' | 'leiloeiro' | 'misto' },
  ): Promise<boolean>
  lancar(lote: LoteNoPregao, quem: QuemLanca, valor: number, emDefesa: boolean): Promise<boolean>
}

const comEstado = (r: RetratoDaSala, estado: EstadoDoLote): RetratoDaSala => ({
  ...r,
  lotes: r.lotes.map((l) =>
    l.estado.lelUid === estado.lelUid && estado.versao >= l.estado.versao ? { ...l, estado } : l,
  ),
})

/** What goes away by itself after so long. */
function usePassageiro<T>(ms: number): [T | null, (valor: T | null) => void] {
  const [valor, mudar] = useState<T | null>(null)
  useEffect(() => {
    if (valor === null) return
    const t = setTimeout(() => mudar(null), ms)
    return () => clearTimeout(t)
  }, [valor, ms])
  return [valor, mudar]
}

export function useConducao(leiUid: string, sala: SalaViva): Conducao {
  const [ocupada, setOcupada] = useState(false)
  const [armada, setArmada] = usePassageiro<Armada>(ARMADA_MS)
  const [pedeMotivo, setPedeMotivo] = useState<Armada | null>(null)
  const [naoFeito, setNaoFeito] = usePassageiro<string>(NAO_FEITO_MS)
  const livre = useRef(true)
  const { mudar, retrato } = sala
  const { tipo } = useMarca()

  /** Runs one call alone; a refusal that carries the lot's state updates the screen and is shown in the panel. */
  const fazer = useCallback(
    async (
      chamada: () => Promise<void>,
      porque: (estado: EstadoDoLote) => string | null = () => null,
    ): Promise<boolean> => {
      if (!livre.current) return false
      livre.current = false
      setOcupada(true)
      setArmada(null)
      setNaoFeito(null)
      try {
        await chamada()
        return true
      } catch (e) {
        const dados =
          e instanceof ErroDeChamada ? (e.erro.dados as { estado?: EstadoDoLote } | undefined) : undefined
        const estado = dados?.estado
        if (estado) {
          mudar((r) => comEstado(r, estado))
          setNaoFeito(porque(estado))
        } else if (e instanceof ErroDeChamada && e.codigo < 500 && e.codigo !== 0) avisarAtencao(e.message)
        else avisarErro(e)
        return false
      } finally {
        livre.current = true
        setOcupada(false)
      }
    },
    [mudar, setArmada, setNaoFeito],
  )

  const enviar = useCallback(
    (lote: LoteNoPregao, acao: AcaoDaSala, motivo?: string) => {
      const { lelUid, situacao, valor } = lote.estado
      return fazer(
        async () => {
          const r = await chamar('POST /v1/leilao/:leiUid/sala/lotes/:lelUid/acao', {
            params: { leiUid, lelUid },
            body: { acao, situacao, valor, ...(motivo === undefined ? {} : { motivo }) },
          })
          mudar((x) => comEstado(x, r.estado))
        },
        (agora) => atoNaoFeito(DADOS_DA_ACAO[acao].rotulo, { situacao, valor }, agora, tipo),
      )
    },
    [fazer, leiUid, mudar, tipo],
  )

  const agir = useCallback(
    (lote: LoteNoPregao, acao: AcaoDaSala) => {
      const { lelUid } = lote.estado
      const { perigo, pedeMotivo: pede } = DADOS_DA_ACAO[acao]
      // A call is undone at once; what followed from a hammer asks for a reason.
      if (acao === 'desfazer' && emChamada(lote.estado.situacao))
        return void enviar(lote, acao, MOTIVO_DO_DESFAZER)
      if (pede) return setPedeMotivo({ acao, lelUid })
      if (perigo && !(armada?.acao === acao && armada.lelUid === lelUid)) return setArmada({ acao, lelUid })
      void enviar(lote, acao)
    },
    [armada, enviar, setArmada],
  )

  const comMotivo = (motivo: string) => {
    const lote = retrato?.lotes.find((l) => l.estado.lelUid === pedeMotivo?.lelUid)
    if (lote && pedeMotivo) void enviar(lote, pedeMotivo.acao, motivo)
    setPedeMotivo(null)
  }

  const naSala: Conducao['naSala'] = (acao, mais = {}) =>
    fazer(async () => {
      if (retrato === null) return
      const { situacao, pausada } = retrato.sala
      const r = await chamar('POST /v1/leilao/:leiUid/sala/acao', {
        params: { leiUid },
        body: { acao, situacao, pausada, ...mais },
      })
      mudar((x) => ({ ...x, sala: r.sala }))
    })

  const lancar: Conducao['lancar'] = (lote, quem, valor, emDefesa) =>
    fazer(async () => {
      await chamar('POST /v1/leilao/:leiUid/sala/lotes/:lelUid/lance-de-apelido', {
        params: { leiUid, lelUid: lote.estado.lelUid },
        body: { quem, valor, emDefesa, chaveDoPedido: novaChave(), confirmarValorAlto: true },
      })
    })

  const desistir = () => {
    setArmada(null)
    setPedeMotivo(null)
    setNaoFeito(null)
  }
  return { ocupada, armada, pedeMotivo, naoFeito, agir, comMotivo, desistir, naSala, lancar }
}
