// The token with which an auction's broadcast is watched: one for all players of the page, renewed before it ends.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { RENOVAR_ANTES_S } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'

export type Assistida = RespostaDe<Calls['GET /v1/transmissao/by-leilao/:leilaoUid']>

const conhecidas = new Map<string, { readonly ate: number; readonly assistida: Assistida }>()

/** Always asked anew: who calls has heard of a change. */
export async function buscarTransmissao(leilaoUid: string, canalUid?: string): Promise<Assistida> {
  const { chamar } = await import('../../core/api.ts')
  const assistida = await chamar('GET /v1/transmissao/by-leilao/:leilaoUid', {
    params: { leilaoUid },
    query: canalUid === undefined ? {} : { canalUid },
  })
  const vale = ((assistida.ver?.segundos ?? 0) - RENOVAR_ANTES_S) * 1000
  conhecidas.set(canalUid ?? leilaoUid, { ate: performance.now() + vale, assistida })
  return assistida
}

/** Null: there is no channel to watch. `oque`: the websocket (`ver`), a playlist, the still picture. Without a channel the main one. */
export async function enderecoDaMidia(
  leilaoUid: string,
  oque: 'ver' | 'master.m3u8' | 'quadro.jpg',
  canalUid?: string,
): Promise<string | null> {
  const conhecida = conhecidas.get(canalUid ?? leilaoUid)
  const { canal, ver } =
    conhecida && conhecida.ate > performance.now()
      ? conhecida.assistida
      : await buscarTransmissao(leilaoUid, canalUid)
  if (canal === null || ver === null) return null
  const token = encodeURIComponent(ver.token)
  if (oque !== 'ver') return `/v1/midia/${canal.uid}/${oque}?t=${token}`
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/v1/midia/ver/${canal.uid}?t=${token}`
}
