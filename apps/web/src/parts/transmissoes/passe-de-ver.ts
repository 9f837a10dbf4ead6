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

type Oque = 'ver' | 'master.m3u8' | 'quadro.jpg'
interface Pagina {
  readonly protocol: string
  readonly host: string
}

/** Null: there is no channel to watch, or it is another one than `canalUid`, whose player is bound to it. */
export function enderecoNela(
  { canal, ver }: Pick<Assistida, 'canal' | 'ver'>,
  oque: Oque,
  { protocol, host }: Pagina,
  canalUid?: string,
): string | null {
  if (canal === null || ver === null || (canalUid !== undefined && canalUid !== canal.uid)) return null
  const token = encodeURIComponent(ver.token)
  if (oque !== 'ver') return `/v1/midia/${canal.uid}/${oque}?t=${token}`
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/v1/midia/ver/${canal.uid}?t=${token}`
}

async function conhecida(leilaoUid: string, canalUid?: string, nova = false): Promise<Assistida> {
  const c = conhecidas.get(canalUid ?? leilaoUid)
  return c && !nova && c.ate > performance.now() ? c.assistida : buscarTransmissao(leilaoUid, canalUid)
}

/** `oque`: the websocket (`ver`), a playlist, the still picture. Without a channel the main one. */
export async function enderecoDaMidia(
  leilaoUid: string,
  oque: Oque,
  canalUid?: string,
  novo = false,
): Promise<string | null> {
  return enderecoNela(await conhecida(leilaoUid, canalUid, novo), oque, location)
}

/** Of the auction's main channel, as long as that is this one. */
export async function enderecoDoPrincipal(
  leilaoUid: string,
  oque: Oque,
  canalUid: string,
  novo = false,
): Promise<string | null> {
  return enderecoNela(await conhecida(leilaoUid, undefined, novo), oque, location, canalUid)
}
/** How long the token of the auction's main channel is still used, ms. */
export const passeValePorMs = (leilaoUid: string): number =>
  Math.max(0, (conhecidas.get(leilaoUid)?.ate ?? 0) - performance.now())
