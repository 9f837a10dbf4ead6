// What lies before the auctioneer: the lot on the block, the one chosen in the queue, and the nicknames' next bid.
import type { LoteNoPregao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { useRef, useState } from 'react'
import { arrumar, type RetratoDaSala } from '../../../parts/pregao/sala.ts'
import { INCREMENTOS, useApelidos, valorCom } from './apelidos-da-mesa.tsx'
import type { Conducao, QuemLanca } from './usar-conducao.ts'

/** A choice holds while the same lot stands on the block: with the next one the queue restarts. */
interface Escolha {
  readonly lelUid: string
  readonly bloco: string | null
}

export function useMesa(retrato: RetratoDaSala) {
  const arrumada = arrumar(retrato)
  const { atual, aVir } = arrumada
  const bloco = atual?.estado.lelUid ?? null
  const [escolha, setEscolha] = useState<Escolha | null>(null)
  const escolhidoUid = escolha?.bloco === bloco ? escolha.lelUid : null
  const escolhido = retrato.lotes.find((l) => l.estado.lelUid === escolhidoUid) ?? aVir[0] ?? null
  const escolher = (lelUid: string) => setEscolha({ lelUid, bloco })
  const andar = (passo: number) => {
    const i = aVir.findIndex((l) => l.estado.lelUid === escolhido?.estado.lelUid)
    const alvo = aVir[Math.min(aVir.length - 1, Math.max(0, i + passo))]
    if (alvo) escolher(alvo.estado.lelUid)
  }
  const naFrente = atual ?? escolhido
  const lances = retrato.lances.lelUid === naFrente?.estado.lelUid ? retrato.lances.lances : []
  return { ...arrumada, escolhido, escolher, andar, naFrente, lances }
}
export type MesaDoLeiloeiro = ReturnType<typeof useMesa>

/** Who bids, how much, in defence or not; and the keys that do it. */
export function useMesaDeApelidos(
  leiUid: string,
  retrato: RetratoDaSala,
  atual: LoteNoPregao | null,
  lancar: Conducao['lancar'],
) {
  const { apelidos, recarregar } = useApelidos(leiUid, atual?.estado.lelUid ?? null, retrato.apelidosAtivos)
  const [incrementos, setIncrementos] = useState(1)
  const [emDefesa, setEmDefesa] = useState(false)
  const ultimo = useRef<QuemLanca>({ acao: 'proximo' })
  const dar = (quem: QuemLanca) => {
    if (atual === null || !retrato.apelidosAtivos) return
    ultimo.current = quem
    void lancar(atual, quem, valorCom(atual, incrementos), emDefesa).then((foi) => foi && setIncrementos(1))
  }
  const seguinte = () => {
    const i = INCREMENTOS.findIndex((n) => n === incrementos)
    setIncrementos(INCREMENTOS[(i + 1) % INCREMENTOS.length] ?? 1)
  }
  return {
    props: {
      apelidos,
      incrementos,
      emDefesa,
      mudarIncrementos: setIncrementos,
      mudarDefesa: setEmDefesa,
      lancar: dar,
      recarregar,
    },
    teclas: {
      lanceComIncremento: () => dar(ultimo.current),
      apelidoProximo: () => dar({ acao: 'proximo' }),
      apelidoRepetir: () => dar({ acao: 'repetir' }),
      apelidoRevezar: () => dar({ acao: 'revezar' }),
      apelidoRandomico: () => dar({ acao: 'randomico' }),
      maisIncrementos: seguinte,
    },
  }
}
export type MesaDeApelidos = ReturnType<typeof useMesaDeApelidos>
