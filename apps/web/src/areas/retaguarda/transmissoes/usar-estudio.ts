// The studio's state in React: what the server says of channels and destinations, what the room says of the lot, and the desk
// of this browser.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { AvisosDaTransmissao } from '@martelo/contracts/transmissoes/transmissoes.events.ts'
import type { CanalTransmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { type Formato, lerVideoFilter } from '@martelo/domain/transmissoes/video-filter.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { entrarNaSala } from '../../../core/tempo-real.ts'
import { arrumar } from '../../../parts/pregao/sala.ts'
import { useSala } from '../../../parts/pregao/usar-sala.ts'
import { type EstadoDaMesa, MesaDeVideo } from './mesa-de-video.ts'
import type { Cena, DoLote } from './mesa-palavras.ts'
import { nomeDaMesa } from './telefone-como-camera.ts'

export type Estudio = RespostaDe<Calls['GET /v1/transmissao/by-leilao/:leilaoUid/mesa']>
/** What another person asks of the desk's film. */
export type PedidoDoFilme = AvisosDaTransmissao['put-publicar-transmissao']

export function useEstudio(leilaoUid: string, canalUid: string | null, aoFilme: (d: PedidoDoFilme) => void) {
  const [estudio, setEstudio] = useState<Estudio | null>(null)
  const [erro, setErro] = useState<string | null>(null)
  const ouvirFilme = useRef(aoFilme)
  ouvirFilme.current = aoFilme
  const carregar = useCallback(
    () =>
      chamar('GET /v1/transmissao/by-leilao/:leilaoUid/mesa', {
        params: { leilaoUid },
        query: { ponta: nomeDaMesa(), ...(canalUid === null ? {} : { canalUid }) },
      }).then(
        (e) => {
          setEstudio(e)
          setErro(null)
        },
        (e: unknown) => setErro(e instanceof Error ? e.message : 'Não foi possível carregar o estúdio.'),
      ),
    [leilaoUid, canalUid],
  )
  useEffect(() => {
    void carregar()
    return entrarNaSala(`transmissao:${leilaoUid}`, {
      quadro: ({ evento, dados }) => {
        const canais = dados.canais as CanalTransmissao[] | undefined
        if (evento === 'on-transmissao' && canais) setEstudio((e) => (e === null ? e : { ...e, canais }))
        if (evento === 'put-publicar-transmissao') ouvirFilme.current(dados as unknown as PedidoDoFilme)
      },
      recarregar: () => void carregar(),
    })
  }, [leilaoUid, carregar])
  return { estudio, erro, carregar }
}

const CHAMADAS: Readonly<Record<string, string>> = { DOULHE_UMA: 'Dou-lhe uma', DOULHE_DUAS: 'Dou-lhe duas' }

/** The lot on the block as the overlays tell it. */
export function useDoLote(leilaoUid: string, casa: string): DoLote {
  const { retrato } = useSala(leilaoUid)
  if (retrato === null) return { titulo: '', valor: '', chamada: '', rodape: '', casa }
  const { atual, placar, aVir } = arrumar(retrato)
  const lote = atual ?? placar
  const proximos = aVir.slice(0, 8).map((l) => `lote ${l.estado.numero} ${l.estado.nome}`)
  return {
    titulo: lote === null ? '' : `Lote ${lote.estado.numero} · ${lote.estado.nome}`,
    valor: lote === null ? '' : formatarReais(lote.estado.valor ?? lote.estado.minimo ?? 0),
    chamada: lote === null ? '' : (CHAMADAS[lote.estado.situacao] ?? ''),
    rodape: proximos.length === 0 ? '' : `Próximos: ${proximos.join(' · ')}`,
    casa,
  }
}

/** The desk lives as long as the page. */
export function useMesaDeVideo(leilaoUid: string): readonly [MesaDeVideo | null, EstadoDaMesa | null] {
  const [mesa, setMesa] = useState<MesaDeVideo | null>(null)
  const [estado, setEstado] = useState<EstadoDaMesa | null>(null)
  useEffect(() => {
    const nova = new MesaDeVideo(leilaoUid, setEstado)
    setMesa(nova)
    setEstado(nova.estado)
    return () => nova.parar()
  }, [leilaoUid])
  return [mesa, estado]
}

/** The form of the channel's programme, which its template gives. */
export function formatoDoCanal(estudio: Estudio, canal: CanalTransmissao): Formato {
  const modelo = estudio.templates.find((t) => t.uid === canal.templateUid)
  const lido = lerVideoFilter(modelo?.videoFilter ?? '')
  return lido.ok ? lido.filtro.formato : '16:9'
}

/** A template with sources at its positions. */
export function cenaDe(
  videoFilter: string | undefined,
  posicoes: Readonly<Record<number, string>>,
): Cena | null {
  const lido = lerVideoFilter(videoFilter ?? '')
  return lido.ok ? { filtro: lido.filtro, posicoes } : null
}
