// Sources that outside encoders publish by RTMP: their keys, the address of the house for them, and what the media process
// is told. A key is made here, shown once and kept as its hash.
import { createHash, randomBytes } from 'node:crypto'
import type { Ctx } from '../../core/http/contexto.ts'
import type { Servicos } from '../../core/servicos.ts'

const PORTA_DO_RTMP = 1935
export const SEM_RTMP = 'Esta instalação não recebe por RTMP.'

/** Null: this installation receives none. */
export function enderecoRtmp(
  ctx: Pick<Ctx, 'origem'> & { readonly servicos: Pick<Servicos, 'config'> },
): string | null {
  const { portaRtmp } = ctx.servicos.config.video
  if (portaRtmp === 0) return null
  const porta = portaRtmp === PORTA_DO_RTMP ? '' : `:${portaRtmp}`
  return `rtmp://${new URL(ctx.origem).hostname}${porta}/entrada`
}

export function novaChaveRtmp(): { readonly chave: string; readonly hash: Buffer } {
  const chave = randomBytes(24).toString('base64url')
  return { chave, hash: createHash('sha256').update(chave).digest() }
}

export interface ChaveEmPe {
  readonly transmissao: string
  readonly canal: string
  readonly cerca: number
  readonly posicao: number
  readonly hash: Buffer
}
/** Position 0 is the programme itself. */
export function ordenarEntrada(midia: Pick<Servicos['midia'], 'ordenar'>, c: ChaveEmPe): void {
  const { transmissao, canal, cerca } = c
  const entrada = { canal, cerca, chave: c.hash.toString('hex'), direta: c.posicao === 0 }
  midia.ordenar({ t: 'chave-rtmp', transmissao, entrada })
}

/** The lines of sources that have ended; of one that no outside encoder publishes nothing is known there. */
export function fecharEntradas(midia: Pick<Servicos['midia'], 'ordenar'>, uids: readonly string[]): void {
  for (const transmissao of uids) midia.ordenar({ t: 'chave-rtmp', transmissao, entrada: null })
}
